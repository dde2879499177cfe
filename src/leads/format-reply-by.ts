import { timeOf, weekdayOf } from '#india/indian-time.ts'
import { MONTHS } from '#india/months.en.ts'
import { officeClock } from '#india/office-clock.ts'
import { replyByWords as words } from './reply-by-words.en.ts'

const DAY_MS = 86_400_000
/** When we reply, in the office's time: '4:10 PM tomorrow'. Without a clock to compare with, the full date. */
export function formatReplyBy(replyBy: Date, now?: Date): string {
  const due = officeClock(replyBy)
  const daysAhead = now && dayNumber(due) - dayNumber(officeClock(now))

  return words.at(timeOf(due), day(due, daysAhead))
}

function day(due: Date, daysAhead: number | undefined): string {
  const weekday = weekdayOf(due)
  if (daysAhead === 0) return words.today
  if (daysAhead === 1) return words.tomorrow
  if (daysAhead !== undefined && daysAhead > 1 && daysAhead < 7) return words.onWeekday(weekday)
  return words.onDay(weekday, due.getUTCDate(), MONTHS[due.getUTCMonth()] ?? '')
}

function dayNumber(shifted: Date): number {
  return Math.floor(shifted.getTime() / DAY_MS)
}
