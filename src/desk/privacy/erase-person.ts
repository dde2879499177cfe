import type { Database } from '#database/database.ts'
import { scrub } from '#database/scrub.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { endPool } from '#leads/application/talent-pool.ts'
import { recordConsent } from '#leads/consents/record-consent.ts'
import { deleteLeads, deleteMessages, deleteRemains, type Remains } from '#leads/erase-leads.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { forgetDeliveries } from '#leads/subscription/subscriber-queries.ts'
import { suppress } from '#leads/suppressions.ts'
import { tellOfErasedVisit } from '#leads/visits/visit-mails.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { findPerson } from './find-person.ts'
import type { Person } from './person.ts'
import { addressHash, type Subject } from './subject.ts'

interface EraseOptions {
  /** Never write to this address again either, by ourselves. */
  neverAgain: boolean
  /** Kept with the suppression. */
  reason: string
}

interface Erased {
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
export async function erasePerson(
  subject: Subject,
  options: EraseOptions,
  staff: Staff,
  services: Services,
): Promise<Erased> {
  const { db, now } = services
  const at = now()

  const { person, remains, seals } = await db.transaction().execute(async (trx) => {
    const person = await findPerson({ db: trx, now }, subject)
    for (const lead of person.leads) await tellOfErasedVisit(trx, lead, services)
    const remains = await eraseRows(trx, person, at)
    const seals = await sealForRestores(trx, [subject], services)
    if (options.neverAgain && subject.kind === 'email')
      seals.push(...(await suppress(trx, { address: subject.value, reason: options.reason, by: staff.name, at })))
    await recordAction(trx, {
      staff,
      action: 'privacy.erased',
      subject: addressHash(subject),
      details: { by: subject.kind, ...countOf(person, remains), suppressed: options.neverAgain },
      at,
    })
    return { person, remains, seals }
  })
  await keepSeals(seals, services)
  // Nobody waits for it: what is left to do is overwriting.
  scrub(db).catch((error) => services.log.warn({ err: error }, 'what was erased is overwritten later'))

  return { ...countOf(person, remains), isFilesLeft: !(await tidyUp(remains, services)) }
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

/** Deletes all rows of a person, and notes in the ledger that consent ended. */
export async function eraseRows(trx: Database, person: Person, at: Date): Promise<Remains> {
  for (const { id } of person.leads) await endPool(trx, id, at)
  const remains = await deleteRows(trx, person)
  await endConsents(trx, person, at)
  return remains
}

async function deleteRows(
  trx: Database,
  { subject, leads, letters, subscribers, deliveries, views }: Person,
): Promise<Remains> {
  // Those of a lead go with it.
  const strays = await deleteMessages(
    trx,
    letters.filter(({ lead_id }) => lead_id === null),
  )
  if (subject.kind === 'email') await trx.deleteFrom('bounced_addresses').where('email', '=', subject.value).execute()
  const { fileKeys, mailIds } = await deleteLeads(
    trx,
    leads.map(({ id }) => id),
  )
  for (const { id } of subscribers) {
    await forgetDeliveries(trx, id)
    await trx.deleteFrom('subscribers').where('id', '=', id).execute()
  }

  for (const { id } of views) await trx.deleteFrom('lead_views').where('id', '=', id).execute()

  const free = deliveries.flatMap(({ id, lead_id }) => (lead_id === null ? [id] : []))
  if (free.length > 0) await trx.deleteFrom('outbox').where('id', 'in', free).execute()
  // Another person's lead whose mail failed with this address in the reason: the mail stays, the reason goes.
  const all = deliveries.map(({ id }) => id)
  await trx
    .updateTable('outbox')
    .set({ last_error: null })
    .where('id', 'in', ['', ...all])
    .execute()

  return { fileKeys: [...strays.fileKeys, ...fileKeys], mailIds: [...mailIds, ...free] }
}

async function endConsents(trx: Database, { leads, subscribers }: Person, at: Date) {
  for (const { id } of subscribers)
    await recordConsent(trx, { subscriber_id: id, purposes: ['newsletter'], action: 'withdrawn', at })
  for (const { id, kind } of leads)
    if (LEAD_KINDS[kind].ownName !== null)
      await recordConsent(trx, { lead_id: id, purposes: LEAD_KINDS[kind].purposes, action: 'withdrawn', at })
}
