import type { Answers } from './answers.ts'
import { isMonth, type Month, monthOf } from './month.ts'

/** The month of a bill whose visitor names none: between two readings that of the later one, else this one. */
export function usualMonth({ mode, afterOn }: Answers, today: string): Month {
  const read = monthOf(afterOn)
  return mode === 'readings' && isMonth(read) ? read : monthOf(today)
}
