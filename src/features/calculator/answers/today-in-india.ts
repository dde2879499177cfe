import { officeClock } from '#ui/office-clock.ts'

/** "2026-11-20": the day it is in India, wherever this runs. */
export function todayInIndia(now = new Date()): string {
  return officeClock(now).toISOString().slice(0, 10)
}
