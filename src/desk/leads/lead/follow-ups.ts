import type { Database } from '#database/database.ts'
import type { LeadFollowUpsTable } from '#database/tables.ts'
import { IST_AHEAD_MS } from '#india/office-clock.ts'
import { isWorkingDay } from '#leads/reply-by.ts'
import { dayInIndia } from '#platform/day-in-india.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** By India's clock. */
const MORNING_HOUR = 10

export const SNOOZES = ['hour', 'tomorrow', 'week'] as const

export function findFollowUp(db: Database, leadId: string): Promise<LeadFollowUpsTable | undefined> {
  return openOf(db, leadId).selectAll().executeTakeFirst()
}

/** Ends what is open, and says which that was. */
export async function endFollowUp(trx: Database, leadId: string, at: string): Promise<string | undefined> {
  const open = await openOf(trx, leadId).select('id').executeTakeFirst()
  if (open) await trx.updateTable('lead_follow_ups').set({ ended_at: at }).where('id', '=', open.id).execute()
  return open?.id
}

/** Puts back the one that there was before; an empty text: none. Undefined: nothing had been changed. */
export async function resumeFollowUp(trx: Database, leadId: string, was: string | undefined, at: string) {
  if (was === undefined) return
  await endFollowUp(trx, leadId, at)
  if (was) await trx.updateTable('lead_follow_ups').set({ ended_at: null }).where('id', '=', was).execute()
}

function openOf(db: Database, leadId: string) {
  return db.selectFrom('lead_follow_ups').where('lead_id', '=', leadId).where('ended_at', 'is', null)
}

export type Snooze = (typeof SNOOZES)[number]

/** When a follow-up that is put off comes again: in an hour, or at ten on the first working day from then. */
export function snoozedTo(until: Snooze, now: Date): Date {
  if (until === 'hour') return new Date(now.getTime() + HOUR_MS)

  let morning =
    Date.parse(dayInIndia(now)) - IST_AHEAD_MS + MORNING_HOUR * HOUR_MS + (until === 'week' ? 7 : 1) * DAY_MS
  while (!isWorkingDay(new Date(morning))) morning += DAY_MS
  return new Date(morning)
}
