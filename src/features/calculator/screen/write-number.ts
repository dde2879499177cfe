import { plain } from '#features/calculator/engine/words.ts'

const TWO = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 207700 → "₹2,077.00": as bills print their lines, all with two places. */
export function writePrice(paise: number): string {
  return `${paise < 0 ? '−' : ''}₹${TWO.format(Math.abs(paise) / 100)}`
}

/** Units with at most two places. */
export function writeUnits(units: number): string {
  return plain(Math.round(units * 100) / 100)
}
