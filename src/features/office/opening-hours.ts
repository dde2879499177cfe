import { businessHours, holidays } from '#content/site.ts'
import { officeClock } from '#ui/office-clock.ts'

/** Whether someone answers the phone at that moment, by the office's own clock. */
export function isOpenAt(now: Date): boolean {
  const { openDays, opensAtHour, closesAtHour } = businessHours
  const there = officeClock(now)
  const monthDay = there.toISOString().slice(5, 10)
  const isHoliday = holidays.some((holiday) => holiday.monthDay === monthDay)
  const isOpenDay = !isHoliday && openDays.some((day) => day === there.getUTCDay())

  return isOpenDay && there.getUTCHours() >= opensAtHour && there.getUTCHours() < closesAtHour
}
