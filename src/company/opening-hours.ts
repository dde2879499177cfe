import { officeClock } from '#india/office-clock.ts'
import { isOpenDay } from './open-day.ts'
import { businessHours } from './site.ts'

/** Whether someone answers the phone at that moment, by the office's own clock. */
export function isOpenAt(now: Date): boolean {
  const there = officeClock(now)
  const hour = there.getUTCHours()

  return isOpenDay(there) && hour >= businessHours.opensAtHour && hour < businessHours.closesAtHour
}
