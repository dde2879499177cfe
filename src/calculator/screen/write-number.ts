import { plain } from '#calculator/engine/numbers.ts'
import { groupDigits } from '#india/indian-numbers.ts'

/** 207700 → "₹2,077.00": as bills print their lines, all with two places. */
export function writePrice(paise: number): string {
  const whole = Math.round(Math.abs(paise))
  return `${paise < 0 ? '−' : ''}₹${groupDigits(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`
}

/** Units with at most three places, as the rules of a bill write them: fewer would not give its amounts. */
export function writeUnits(units: number): string {
  return plain(units)
}
