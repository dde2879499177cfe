import { findOpening } from '#company/openings/opening-queries.ts'
import { type OpeningText, saveOpening } from '#company/openings/save-opening.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

const DAY_MS = 24 * 3_600_000

/** Nobody may apply from now on: yesterday was the last day. */
export function closeToday(id: string, staff: Staff, services: Services) {
  return changeDays(
    'opening.closed',
    id,
    { closes_on: dayInIndia(new Date(services.now().getTime() - DAY_MS)) },
    staff,
    services,
  )
}

/** Open from now on, without an end. */
export function reopen(id: string, staff: Staff, services: Services) {
  return changeDays('opening.reopened', id, { opens_on: null, closes_on: null }, staff, services)
}

async function changeDays(action: string, id: string, days: Partial<OpeningText>, staff: Staff, { db, now }: Services) {
  await db.transaction().execute(async (trx) => {
    const row = await findOpening(trx, id)
    if (!row) return

    const { id: _, place, is_seeded, changed_at, ...text } = row
    await saveOpening(trx, id, { ...text, ...days }, now())
    await recordAction(trx, { staff, action, subject: id, at: now() })
  })
}
