// Translated on 26 November 2026, from revision 526e9c4f.
import type * as english from './in-lakhs.en.ts'
import { groupDigits } from './indian-numbers.ts'

const LAKH = 100_000
const CRORE = 10_000_000

/** A whole number as people say it, with one decimal at most: 8,333; 10 లక్షలు; 4.5 కోట్లు. */
export const inLakhs: typeof english.inLakhs = (whole) => {
  if (whole >= CRORE) return counted(withOneDecimal(whole / CRORE), 'కోటి', 'కోట్లు')
  return whole >= LAKH ? counted(withOneDecimal(whole / LAKH), 'లక్ష', 'లక్షలు') : groupDigits(Math.round(whole))
}

const counted = (number: string, one: string, many: string) => `${number} ${number === '1' ? one : many}`

function withOneDecimal(number: number): string {
  const tenths = Math.round(number * 10)
  return `${groupDigits(Math.floor(tenths / 10))}${tenths % 10 ? `.${tenths % 10}` : ''}`
}
