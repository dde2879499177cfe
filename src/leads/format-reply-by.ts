import { MONTHS } from '#india/months.en.ts'
import { officeClock } from '#india/office-clock.ts'

const DAY_MS = 86_400_000
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** When we reply, in the office's time: '4:10 PM tomorrow'. Without a clock to compare with, the full date. */
export function formatReplyBy(replyBy: Date, now?: Date): string {
  const due = officeClock(replyBy)
  const daysAhead = now && dayNumber(due) - dayNumber(officeClock(now))

  return `${time(due)} ${day(due, daysAhead)}`
}

function day(due: Date, daysAhead: number | undefined): string {
  const weekday = WEEKDAYS[due.getUTCDay()]
  if (daysAhead === 0) return 'today'
  if (daysAhead === 1) return 'tomorrow'
  if (daysAhead !== undefined && daysAhead > 1 && daysAhead < 7) return `on ${weekday}`
  return `on ${weekday}, ${due.getUTCDate()} ${MONTHS[due.getUTCMonth()]}`
}

// Not Intl: its words differ between the server's and the browsers' versions, and the page must not.
function time(due: Date): string {
  const hour = due.getUTCHours()
  const minute = String(due.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

function dayNumber(shifted: Date): number {
  return Math.floor(shifted.getTime() / DAY_MS)
}
