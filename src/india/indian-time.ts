import { clockWords as words } from './clock-words.en.ts'
import { inIndianDate } from './indian-date.ts'
import { officeClock } from './office-clock.ts'

// Not Intl: its words differ between the server's and the browsers' versions, and a page must not.

/** A moment as people in India write it: "Monday, 23 November 2026, 5:50 PM IST". */
export function inIndianTime(time: Date): string {
  const local = officeClock(time)
  return words.moment(weekdayOf(local), inIndianDate(time.toISOString()), timeOf(local))
}

/** Within one day: "Saturday, 28 November 2026, 10:00 AM to 12:00 PM IST". */
export function spanInIndianTime(from: Date, until: Date): string {
  const [first, last] = [officeClock(from), officeClock(until)]
  return words.span(weekdayOf(first), inIndianDate(from.toISOString()), timeOf(first), timeOf(last))
}

/** `local`: a moment of `officeClock`. */
export function weekdayOf(local: Date): string {
  return words.weekdays[(local.getUTCDay() + 6) % 7] ?? ''
}

/** `local`: a moment of `officeClock`. */
export function timeOf(local: Date): string {
  return timeInWords(local.getUTCHours() * 60 + local.getUTCMinutes())
}

/** Minutes after midnight as people say them: 6:00 PM. */
export function timeInWords(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return words.time(hour, `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`)
}
