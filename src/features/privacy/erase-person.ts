import type { Database } from '#database/database.ts'
import { deleteLeads, deleteRemains, type Remains } from '#leads/erase-leads.ts'
import { PURPOSES, recordConsent } from '#leads/record-consent.ts'
import { suppress } from '#leads/suppressions.ts'
import type { Services } from '#platform/services.ts'
import { recordAction } from '#staff/audit-log.ts'
import type { Staff } from '#staff/staff-context.ts'
import { findPerson } from './find-person.ts'
import type { Person } from './person.ts'
import { type Subject, sealOf } from './subject.ts'

export interface Wish {
  /** Never write to this address again either, by ourselves. */
  neverAgain: boolean
  /** Kept with the suppression. */
  reason: string
}

export interface Erased {
  leads: number
  files: number
  subscriptions: number
  deliveries: number
  /** A store that was away keeps its files until the next sweep. */
  isFilesLeft: boolean
}

/**
 * Erases a person: leads with notes and keys, resumes, subscriptions,
 * deliveries, saved searches. What stays holds nothing of theirs: that consent ended, and one line of the log with a seal and numbers.
 */
export async function erasePerson(subject: Subject, wish: Wish, staff: Staff, services: Services): Promise<Erased> {
  const { db, now } = services
  const at = now()

  const { person, remains } = await db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, subject)
    const remains = await deleteRows(trx, person)
    await endConsents(trx, person, at)
    if (wish.neverAgain && subject.kind === 'email')
      await suppress(trx, { address: subject.value, reason: wish.reason, by: staff.name, at })
    await recordAction(trx, {
      staff,
      action: 'privacy.erased',
      subject: sealOf(subject),
      details: { by: subject.kind, ...countOf(person, remains), suppressed: wish.neverAgain },
      at,
    })
    return { person, remains }
  })

  return { ...countOf(person, remains), isFilesLeft: !(await tidyUp(remains, services)) }
}

async function deleteRows(trx: Database, { leads, subscribers, deliveries, views }: Person): Promise<Remains> {
  const { fileKeys, mailIds } = await deleteLeads(
    trx,
    leads.map(({ id }) => id),
  )
  for (const { id } of subscribers) await trx.deleteFrom('subscribers').where('id', '=', id).execute()

  for (const { id } of views) await trx.deleteFrom('lead_views').where('id', '=', id).execute()

  const free = deliveries.flatMap(({ id, lead_id }) => (lead_id === null ? [id] : []))
  if (free.length > 0) await trx.deleteFrom('outbox').where('id', 'in', free).execute()
  // Another person's lead whose mail failed with this address in the reason: the mail stays, the reason goes.
  const all = deliveries.map(({ id }) => id)
  if (all.length > 0) await trx.updateTable('outbox').set({ last_error: null }).where('id', 'in', all).execute()

  return { fileKeys, mailIds: [...mailIds, ...free] }
}

async function endConsents(trx: Database, { leads, subscribers }: Person, at: Date) {
  for (const { id } of subscribers)
    await recordConsent(trx, { subscriber_id: id, purposes: ['newsletter'], action: 'withdrawn', at })
  for (const { id, kind } of leads)
    if (kind !== 'subscription')
      await recordConsent(trx, { lead_id: id, purposes: PURPOSES[kind], action: 'withdrawn', at })
}

function countOf({ leads, subscribers, deliveries }: Person, { fileKeys }: Remains) {
  return {
    leads: leads.length,
    files: fileKeys.length,
    subscriptions: subscribers.length,
    deliveries: deliveries.length,
  }
}

async function tidyUp(remains: Remains, services: Services): Promise<boolean> {
  try {
    await deleteRemains(remains, services)
    return true
  } catch (error) {
    services.log.error({ err: error }, 'files of an erased person are left to the sweep')
    return false
  }
}
