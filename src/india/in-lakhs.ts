import { inLakhsWords as words } from './in-lakhs-words.en.ts'
import { groupDigits } from './indian-numbers.ts'

const LAKH = 100_000
const CRORE = 10_000_000

/** A whole number as people say it, with one decimal at most: 8,333; 10 lakh; 4.5 crore. */
export function inLakhs(whole: number): string {
  if (whole >= CRORE) return words.crore(withOneDecimal(whole / CRORE))
  return whole >= LAKH ? words.lakh(withOneDecimal(whole / LAKH)) : groupDigits(Math.round(whole))
}

function withOneDecimal(number: number): string {
  const tenths = Math.round(number * 10)
  return `${groupDigits(Math.floor(tenths / 10))}${tenths % 10 ? `.${tenths % 10}` : ''}`
}
