import { plain } from '#calculator/engine/numbers.ts'
import type { Payback } from './correct.ts'
import { kvahCopy as copy } from './words.en.ts'

/** "3.1 to 5.9 months": a range, unless both ends are one. */
export function paybackText({ low, high }: Payback): string {
  if (high === null) return copy.monthsOrNever(tenths(low))
  return tenths(low) === tenths(high) ? copy.months(tenths(low)) : copy.monthsRange(tenths(low), tenths(high))
}

function tenths(months: number): string {
  return plain(Math.round(months * 10) / 10)
}
