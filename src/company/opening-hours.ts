import { officeClock } from '#india/office-clock.ts'
import type { OfficeCalendar, OpenHours } from './office-calendar.ts'

/** Telangana Factories and Establishments (National, Festival and Other Holidays) Act, 1974, section 3; read 2026-11-25. */
const NATIONAL = ['01-26', '08-15', '10-02']
/** The state publishes the list of a year in the last weeks of the year before. */
const EXPECTED_FROM_MONTH = 11

/** Whether someone answers the phone at that moment, by the office's own clock. */
export function isOpenAt(now: Date, calendar: OfficeCalendar): boolean {
  const there = officeClock(now)
  const hours = hoursOfDay(there, calendar)
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes()

  return hours !== null && minute >= hours.opensAt && minute < hours.closesAt
}

/**
 * When the office is open on a day, by a time whose UTC parts read as its wall clock; null while it is closed all day
 * (specification 2 and 9). In a year whose list is not known it is closed on the national holidays alone.
 */
export function hoursOfDay(there: Date, { week, holidays }: OfficeCalendar): OpenHours | null {
  const [year = '', day = ''] = [there.toISOString().slice(0, 4), there.toISOString().slice(0, 10)]
  const isHoliday = holidays[year]?.includes(day) ?? NATIONAL.includes(day.slice(5))
  // Days count from Sunday there, from Monday here.
  return isHoliday ? null : (week[(there.getUTCDay() + 6) % 7] ?? null)
}

/** A year whose holidays we should know by now and do not, by the wall clock as above: this one, or from November the next. */
export function findUnknownYear(there: Date, { holidays }: OfficeCalendar): number | undefined {
  const year = there.getUTCFullYear()
  const expected = there.getUTCMonth() + 1 >= EXPECTED_FROM_MONTH ? [year, year + 1] : [year]
  return expected.find((each) => !(each in holidays))
}
