import type { DigitReading } from './read-digit.ts'

/** Below this the app asks for another photograph rather than guess. */
export const LEAST_CERTAINTY = 0.7

export interface Meter {
  lastMonth: number
  usualUse: readonly [least: number, most: number]
}

export type Verdict = 'bill' | 'photo' | 'visit'

/** What becomes of a reading: the bill, another photograph, or a second person's look. */
export function checkReading(digits: readonly DigitReading[], meter: Meter): { verdict: Verdict; used: number } {
  const used = Number(digits.map(({ digit }) => digit).join('')) - meter.lastMonth
  const [least, most] = meter.usualUse

  if (digits.some(({ certainty }) => certainty < LEAST_CERTAINTY)) return { verdict: 'photo', used }
  return { verdict: used >= least / 2 && used <= most * 2 ? 'bill' : 'visit', used }
}
