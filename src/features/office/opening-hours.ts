import { businessHours } from '#content/site.ts'

const MINUTE_MS = 60_000

/** Whether someone answers the phone at that moment, by the office's own clock. */
export function isOpenAt(now: Date): boolean {
  const { utcOffsetMinutes, openDays, opensAtHour, closesAtHour } = businessHours
  // Shifted so that its UTC parts read as the office's wall clock; India has no summer time.
  const there = new Date(now.getTime() + utcOffsetMinutes * MINUTE_MS)
  const isOpenDay = openDays.some((day) => day === there.getUTCDay())

  return isOpenDay && there.getUTCHours() >= opensAtHour && there.getUTCHours() < closesAtHour
}
