import { MEAN_DAYS_A_MONTH, type Usage } from '#calculator/engine/usage.ts'

/** The days of a bill: as given, else those of its month in the calendar, else of so many months in the mean. */
function daysOf({ days, months, date }: Usage): number {
  return days ?? (months === 1 && date !== undefined ? daysOfMonth(date) : months * MEAN_DAYS_A_MONTH)
}

export function hoursOf(usage: Usage): number {
  return 24 * daysOf(usage)
}

function daysOfMonth(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()
}
