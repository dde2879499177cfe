import { MONTHS } from '#india/months.en.ts'

/** "2026-11" as "November 2026". */
export function monthName(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`
}
