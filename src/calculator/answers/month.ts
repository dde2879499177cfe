import type { Answers } from './answers.ts'

/** "2026-11" */
export type Month = string

export function monthOf(date: string): Month {
  return date.slice(0, 7)
}

/** The month so many months later, or, with a negative number, earlier. */
export function laterMonth(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** A day of it. Its middle: orders come into force at either end of a month. */
export function dayIn(month: Month): string {
  return `${month}-15`
}

export function isMonth(text: string): text is Month {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

/** Whether the calendar has it: of 30 February a browser may make 2 March. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

/** The month of a bill whose visitor names none: between two readings that of the later one, else this one. */
export function usualMonth({ mode, afterOn }: Answers, today: string): Month {
  const read = monthOf(afterOn)
  return mode === 'readings' && isMonth(read) ? read : monthOf(today)
}
