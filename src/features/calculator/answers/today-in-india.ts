const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** "2026-11-20": the day it is in India, wherever this runs. */
export function todayInIndia(now = new Date()): string {
  return CALENDAR.format(now)
}
