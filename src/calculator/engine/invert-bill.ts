import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput, Cliff } from './bill.ts'
import { limitsOf } from './jump-limits.ts'
import { nextCliff } from './next-cliff.ts'
import { reckon } from './reckon.ts'
import { readUsage, type Usage, withUnits } from './usage.ts'
import { subtotal } from './worksheet.ts'

export interface Inverse {
  /** The most whole units whose bill is not above the amount; null when even no units cost more, or nothing is known. */
  units: number | null
  totalPaise: number | null
  /** No use gives the amount itself: it lies inside this jump. */
  insideJump?: Cliff
  /** The bill never reaches the amount, however many units: nothing can be said. */
  isUnbounded: boolean
}

const MOST_UNITS = 1_000_000_000

/**
 * Rupees to units. A bill may jump, and under some schemes even fall, at a limit, but between two limits it only
 * rises: so each stretch is searched by halves, the highest first.
 */
export function invertBill(tariff: Tariff, input: Omit<BillInput, 'units'>, amountPaise: number): Inverse {
  const usage = readUsage(tariff, { ...input, units: 0 })
  const affords = (units: number) => payable(tariff, usage, units) <= amountPaise

  for (const [from, to] of stretches(tariff, usage)) {
    if (!affords(from)) continue
    if (to === MOST_UNITS && affords(to)) return { units: null, totalPaise: null, isUnbounded: true }
    return answer(largest(from, to, affords), amountPaise, tariff, usage)
  }
  return { units: null, totalPaise: null, isUnbounded: false }
}

/** Infinite where the energy charge is not known: what cannot be priced is not affordable. */
function payable(tariff: Tariff, usage: Usage, units: number): number {
  const sheet = reckon(tariff, withUnits(usage, units))
  return sheet.parts.some(({ id }) => id === 'energy') ? subtotal(sheet) : Number.POSITIVE_INFINITY
}

function stretches(tariff: Tariff, usage: Usage): [number, number][] {
  const ends = [...limitsOf(tariff, usage).map(Math.floor), MOST_UNITS]
  return ends.map((end, index): [number, number] => [index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end]).reverse()
}

/** The largest number that passes, when every smaller one passes too. */
function largest(passing: number, most: number, passes: (units: number) => boolean): number {
  let low = passing
  let high = most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (passes(middle)) low = middle
    else high = middle - 1
  }
  return low
}

function answer(units: number, amountPaise: number, tariff: Tariff, usage: Usage): Inverse {
  const totalPaise = payable(tariff, usage, units)
  const cliff = totalPaise === amountPaise ? undefined : nextCliff(tariff, withUnits(usage, units))
  return { units, totalPaise, insideJump: cliff?.unit === units + 1 ? cliff : undefined, isUnbounded: false }
}
