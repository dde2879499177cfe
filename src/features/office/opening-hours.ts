import { businessHours } from '#content/site.ts'
import { isOpenDay } from '#leads/open-day.ts'
import { officeClock } from '#ui/office-clock.ts'

/** Whether someone answers the phone at that moment, by the office's own clock. */
export function isOpenAt(now: Date): boolean {
  const there = officeClock(now)
  const hour = there.getUTCHours()

  return isOpenDay(there) && hour >= businessHours.opensAtHour && hour < businessHours.closesAtHour
}
