import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput, Cliff } from './bill.ts'
import { computeLines } from './compute-lines.ts'
import { factoryRules } from './factory-rules.ts'
import { limitsOf } from './jump-limits.ts'
import { nextCliff } from './next-cliff.ts'
import { readUsage, type Usage, withUnits } from './usage.ts'
import { subtotal } from './worksheet.ts'

export interface Inverse {
  /** The most whole units whose bill is not above the amount; null when even no units cost more, or nothing is known. */
  units: number | null
  totalPaise: number | null
  /** No use gives the amount itself: it lies inside this jump. */
  insideJump?: Cliff
  /** Where time of day is compulsory and the zones are not told: from the dearest hours to the cheapest. */
  range?: { leastUnits: number; mostUnits: number; why: string }
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
  const units = mostUnits(tariff, usage, amountPaise)
  return units === null || units === MOST_UNITS
    ? { units: null, totalPaise: null, isUnbounded: units !== null }
    : answer(units, amountPaise, tariff, usage)
}

/** null where even no units cost more; MOST_UNITS where none cost as much. */
function mostUnits(tariff: Tariff, usage: Usage, amountPaise: number): number | null {
  const affords = (units: number) => payable(tariff, usage, units) <= amountPaise
  const stretch = stretches(tariff, usage).find(([from]) => affords(from))
  return stretch ? largest(...stretch, affords) : null
}

/** The units that the amount buys in the dearest hours and in the cheapest. */
function rangeOf(units: number, amountPaise: number, tariff: Tariff, usage: Usage): Inverse['range'] {
  if (tariff.timeOfDay.length === 0) return undefined
  const found = withUnits(usage, units)
  const zones = factoryRules().timeOfDayRange(computeLines(tariff, found))
  if (!zones) return undefined
  const bought = (zoneUnits: Record<string, number>) => mostUnits(tariff, { ...found, zoneUnits }, amountPaise) ?? 0
  return {
    leastUnits: bought(zones.most),
    mostUnits: bought(zones.least),
    why: zones.why,
  }
}

/** Infinite where the energy charge is not known: what cannot be priced is not affordable. */
function payable(tariff: Tariff, usage: Usage, units: number): number {
  const sheet = computeLines(tariff, withUnits(usage, units))
  return sheet.lines.some(({ id }) => id === 'energy') ? subtotal(sheet) : Number.POSITIVE_INFINITY
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
  return {
    units,
    totalPaise,
    insideJump: cliff?.unit === units + 1 ? cliff : undefined,
    range: rangeOf(units, amountPaise, tariff, usage),
    isUnbounded: false,
  }
}
