import { officeClock } from '#india/office-clock.ts'
import type { OfficeCalendar } from './office-calendar.ts'
import { hoursOfDay } from './open-day.ts'

/** Whether someone answers the phone at that moment, by the office's own clock. */
export function isOpenAt(now: Date, calendar: OfficeCalendar): boolean {
  const there = officeClock(now)
  const hours = hoursOfDay(there, calendar)
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes()

  return hours !== null && minute >= hours.opensAt && minute < hours.closesAt
}
