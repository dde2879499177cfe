import { groupDigits } from '#india/indian-numbers.ts'

/** 19500 → "₹195", 1234550 → "₹12,345.50": rupees with Indian grouping. */
export { formatRupees as rupees } from '#india/indian-numbers.ts'

/** At most three decimals, and none that say nothing. */
export function plain(value: number): string {
  if (Number.isInteger(value) && value >= 0) return groupDigits(value)
  const rounded = Math.round(value * 1000) / 1000
  const whole = Math.trunc(rounded)
  return `${rounded < 0 && whole === 0 ? '-' : ''}${whole < 0 ? '-' : ''}${groupDigits(Math.abs(whole))}${String(rounded).replace(/^[^.]*/, '')}`
}
