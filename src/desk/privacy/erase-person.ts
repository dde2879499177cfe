import { scrub } from '#database/scrub.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { deleteRemains, type Remains } from '#leads/erase-leads.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { suppress } from '#leads/suppressions.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { eraseRows } from './erase-rows.ts'
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
    const person = await findPerson(trx, subject)
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
  scrub(db, services.env).catch((error) => services.log.warn({ err: error }, 'what was erased is overwritten later'))

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
