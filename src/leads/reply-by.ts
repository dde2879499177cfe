import { type OfficeCalendar, officeCalendar } from '#company/office-calendar.ts'
import { findUnknownYear, hoursOfDay } from '#company/opening-hours.ts'
import { IST_AHEAD_MS, officeClock } from '#india/office-clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Until when we reply: within 24 hours that do not run on closed days
 * (specification 2 and 9), and never later in the day than the office is open.
 * India has one time zone and no summer time, so the offset is fixed.
 */
export function replyBy(receivedAt: Date): Date {
  const calendar = officeCalendar()
  let local = officeClock(receivedAt).getTime()
  if (!isOpenOn(local, calendar)) local = nextOpenDay(local, calendar)

  let remaining = DAY_MS
  while (local + remaining >= nextMidnight(local)) {
    remaining -= nextMidnight(local) - local
    local = nextOpenDay(local, calendar)
  }

  return new Date(insideOfficeHours(local + remaining, calendar) - IST_AHEAD_MS)
}

/** Whether the office is open on the day, in India, of this moment. */
export function isWorkingDay(moment: Date): boolean {
  return isOpenOn(officeClock(moment).getTime(), officeCalendar())
}

/** A year whose holidays we should know by now and do not. */
export function unknownHolidays(moment: Date): number | undefined {
  return findUnknownYear(officeClock(moment), officeCalendar())
}

function isOpenOn(local: number, calendar: OfficeCalendar): boolean {
  return hoursOfDay(new Date(local), calendar) !== null
}

function nextOpenDay(local: number, calendar: OfficeCalendar): number {
  let day = nextMidnight(local)
  while (!isOpenOn(day, calendar)) day = nextMidnight(day)
  return day
}

/** Of a moment on an open day. */
function insideOfficeHours(local: number, calendar: OfficeCalendar): number {
  const midnight = local - (local % DAY_MS)
  const hours = hoursOfDay(new Date(local), calendar)
  if (!hours || local < midnight + hours.opensAt * MINUTE_MS) return lastClosing(midnight, calendar)
  return Math.min(local, midnight + hours.closesAt * MINUTE_MS)
}

// Due before the office opens: the evening before is still within the promise.
function lastClosing(midnight: number, calendar: OfficeCalendar): number {
  let day = midnight - DAY_MS
  let hours = hoursOfDay(new Date(day), calendar)
  while (!hours) {
    day -= DAY_MS
    hours = hoursOfDay(new Date(day), calendar)
  }
  return day + hours.closesAt * MINUTE_MS
}

function nextMidnight(local: number): number {
  return local - (local % DAY_MS) + DAY_MS
}
