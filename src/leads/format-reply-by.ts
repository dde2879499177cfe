import { timeInWords } from '#company/office-hours.ts'
import { officeHoursWords } from '#company/office-hours-words.en.ts'
import { MONTHS } from '#india/months.en.ts'
import { officeClock } from '#india/office-clock.ts'
import { replyByWords as words } from './reply-by-words.en.ts'

const DAY_MS = 86_400_000
/** When we reply, in the office's time: '4:10 PM tomorrow'. Without a clock to compare with, the full date. */
export function formatReplyBy(replyBy: Date, now?: Date): string {
  const due = officeClock(replyBy)
  const daysAhead = now && dayNumber(due) - dayNumber(officeClock(now))

  return words.at(timeInWords(due.getUTCHours() * 60 + due.getUTCMinutes()), day(due, daysAhead))
}

function day(due: Date, daysAhead: number | undefined): string {
  const weekday = officeHoursWords.days[(due.getUTCDay() + 6) % 7] ?? ''
  if (daysAhead === 0) return words.today
  if (daysAhead === 1) return words.tomorrow
  if (daysAhead !== undefined && daysAhead > 1 && daysAhead < 7) return words.onWeekday(weekday)
  return words.onDay(weekday, due.getUTCDate(), MONTHS[due.getUTCMonth()] ?? '')
}

function dayNumber(shifted: Date): number {
  return Math.floor(shifted.getTime() / DAY_MS)
}
