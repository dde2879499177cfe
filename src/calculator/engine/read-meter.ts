export interface Reading {
  /** As the meter showed it. */
  value: number
  /** "2026-10-05" */
  date: string
}

export type MeterProblem = 'dates' | 'span' | 'readings' | 'digits' | 'factor'

export type MeterUse = { units: number; days: number } | { problem: MeterProblem }

/** Between two readings: longer than any bill. */
export const MOST_DAYS = 750
const MOST_DIGITS = 9
const MILLISECONDS_A_DAY = 86_400_000

/**
 * Two readings to units and days. A meter that ran past its last figure begins again at 0, which only the number of
 * its digits can tell from a slip. The multiplying factor is printed on bills of metered transformers.
 */
export function readMeter(earlier: Reading, later: Reading, digits?: number, multiplyingFactor = 1): MeterUse {
  if (digits !== undefined && !isCount(digits, MOST_DIGITS)) return { problem: 'digits' }
  if (!(multiplyingFactor > 0)) return { problem: 'factor' }

  const days = Math.round((Date.parse(later.date) - Date.parse(earlier.date)) / MILLISECONDS_A_DAY)
  if (!(days > 0)) return { problem: 'dates' }
  if (days > MOST_DAYS) return { problem: 'span' }

  const difference = later.value - earlier.value
  const span = digits === undefined ? undefined : 10 ** digits
  const used = difference >= 0 || span === undefined ? difference : difference + span
  if (used < 0 || (span !== undefined && Math.max(earlier.value, later.value) >= span)) return { problem: 'readings' }

  return { units: used * multiplyingFactor, days }
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}
