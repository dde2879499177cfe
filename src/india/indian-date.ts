import { dayInIndia } from '#platform/day-in-india.ts'
import { MONTHS } from './months.en.ts'

/** The day in India on which something happened: "5 March 2026". */
export function inIndianDate(time: string): string {
  return dateInWords(dayInIndia(new Date(time)))
}

/** As exactly as it is given: "2016", "April 2025" or "25 December 2025". */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-')
  return [day && Number(day), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ')
}
