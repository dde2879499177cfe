import { dayInIndia } from '#platform/day-in-india.ts'
import { dateWords, MONTHS } from './months.en.ts'

/** The day in India on which something happened: "5 March 2026". */
export function inIndianDate(time: string): string {
  return dateInWords(dayInIndia(new Date(time)))
}

/** As exactly as it is given: "2016", "April 2025" or "25 December 2025"; in Telugu the year comes first. */
export function dateInWords(date: string): string {
  const [year = '', month, day] = date.split('-')
  return dateWords.inOrder(year, month && MONTHS[Number(month) - 1], day ? Number(day) : undefined)
}
