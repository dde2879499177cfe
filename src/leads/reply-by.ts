import { findUnknownYear, isOpenDay } from '#company/open-day.ts'
import { businessHours } from '#company/site.ts'
import { IST_AHEAD_MS } from '#india/office-clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Until when we reply: within 24 hours that do not run on closed days
 * (specification 2 and 9), and never later in the day than the office is open.
 * India has one time zone and no summer time, so the offset is fixed.
 */
export function replyBy(receivedAt: Date): Date {
  let local = receivedAt.getTime() + IST_AHEAD_MS
  if (!isOpenDay(new Date(local))) local = nextOpenDay(local)

  let remaining = DAY_MS
  while (local + remaining >= nextMidnight(local)) {
    remaining -= nextMidnight(local) - local
    local = nextOpenDay(local)
  }

  return new Date(insideOfficeHours(local + remaining) - IST_AHEAD_MS)
}

/** Whether the office is open on the day, in India, of this moment. */
export function isWorkingDay(moment: Date): boolean {
  return isOpenDay(new Date(moment.getTime() + IST_AHEAD_MS))
}

/** A year whose holidays we should know by now and do not. */
export function unknownHolidays(moment: Date): number | undefined {
  return findUnknownYear(new Date(moment.getTime() + IST_AHEAD_MS))
}

function nextOpenDay(local: number): number {
  let day = nextMidnight(local)
  while (!isOpenDay(new Date(day))) day = nextMidnight(day)
  return day
}

function insideOfficeHours(local: number): number {
  const midnight = local - (local % DAY_MS)
  const opensAt = midnight + businessHours.opensAtHour * HOUR_MS
  const closesAt = midnight + businessHours.closesAtHour * HOUR_MS

  return local < opensAt ? lastClosing(midnight) : Math.min(local, closesAt)
}

// Due before the office opens: the evening before is still within the promise.
function lastClosing(midnight: number): number {
  let day = midnight - DAY_MS
  while (!isOpenDay(new Date(day))) day -= DAY_MS
  return day + businessHours.closesAtHour * HOUR_MS
}

function nextMidnight(local: number): number {
  return local - (local % DAY_MS) + DAY_MS
}
