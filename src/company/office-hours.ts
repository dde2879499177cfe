import { clockWords } from '#india/clock-words.en.ts'
import { timeInWords } from '#india/indian-time.ts'
import type { OfficeCalendar, OpenHours } from './office-calendar.ts'
import { officeHoursWords as words } from './office-hours-words.en.ts'

const WORKING_DAYS = 5

/** [days, hours] for a list: Monday to Friday together where their hours are the same, Saturday and Sunday apart. */
export function weekInLines({ week }: OfficeCalendar): [days: string, hours: string][] {
  const spans = [...spansOf(week, 0, WORKING_DAYS), ...[5, 6].map((day) => ({ first: day, last: day }))]
  return spans.map(({ first, last }) => [daysOf(first, last), hoursOf(week[first])])
}

/** In one sentence's part, with the open days alone: 'Monday to Saturday, 10:00 AM to 6:00 PM IST'. */
export function weekInWords({ week }: OfficeCalendar): string {
  const open = spansOf(week, 0, week.length).filter(({ first }) => week[first])
  return words.inZone(open.map(({ first, last }) => `${daysOf(first, last)}, ${hoursOf(week[first])}`).join('; '))
}

/** '10 AM to 6 PM IST'; nothing where the days differ. */
export function dailyHours({ week }: OfficeCalendar): string | undefined {
  const [first, ...others] = week.filter((hours) => hours !== null)
  if (!first || others.some((hours) => !isSame(hours, first))) return undefined
  return words.inZone(words.hours(shortTime(first.opensAt), shortTime(first.closesAt)))
}

function shortTime(minutes: number): string {
  return timeInWords(minutes).replace(':00', '')
}

interface Span {
  first: number
  last: number
}

/** Days after one another, from 0 for Monday, that have the same hours. */
function spansOf(week: OfficeCalendar['week'], from: number, until: number): Span[] {
  const spans: Span[] = []
  for (let day = from; day < until; day++) {
    const before = spans.at(-1)
    if (before && isSame(week[before.last] ?? null, week[day] ?? null)) before.last = day
    else spans.push({ first: day, last: day })
  }
  return spans
}

function isSame(a: OpenHours | null, b: OpenHours | null): boolean {
  return a?.opensAt === b?.opensAt && a?.closesAt === b?.closesAt
}

function daysOf(first: number, last: number): string {
  const [from = '', until = ''] = [clockWords.weekdays[first], clockWords.weekdays[last]]
  return first === last ? from : words.span(from, until)
}

function hoursOf(hours: OpenHours | null | undefined): string {
  return hours ? words.hours(timeInWords(hours.opensAt), timeInWords(hours.closesAt)) : words.closed
}
