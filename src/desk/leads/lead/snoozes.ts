import { IST_AHEAD_MS } from '#india/office-clock.ts'
import { isWorkingDay } from '#leads/reply-by.ts'
import { dayInIndia } from '#platform/day-in-india.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** By India's clock. */
const MORNING_HOUR = 10

export const SNOOZES = ['hour', 'tomorrow', 'week'] as const
export type Snooze = (typeof SNOOZES)[number]

/** When a follow-up that is put off comes again: in an hour, or at ten on the first working day from then. */
export function snoozedTo(until: Snooze, now: Date): Date {
  if (until === 'hour') return new Date(now.getTime() + HOUR_MS)

  let morning =
    Date.parse(dayInIndia(now)) - IST_AHEAD_MS + MORNING_HOUR * HOUR_MS + (until === 'week' ? 7 : 1) * DAY_MS
  while (!isWorkingDay(new Date(morning))) morning += DAY_MS
  return new Date(morning)
}
