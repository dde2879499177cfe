import type { BillInput } from '#calculator/engine/bill.ts'
import type { Earlier } from '#calculator/engine/factory/split-bill.ts'
import { factoryRules } from '#calculator/engine/factory-rules.ts'
import { chooseTable } from '#calculator/engine/price-units.ts'
import { readUsage, scaleLimit } from '#calculator/engine/usage.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

/** One limit of the order, and what it is for these days, in units. */
export interface StretchedLimit {
  ofOrder: number
  here: number
}

/** The days of a bill under one tariff, with its units and the limits of the slabs there. */
export interface PartOfBill {
  days: number
  units: number
  /** The last day under the tariff, of the first part; the first day under it, of the second. */
  until?: string
  from?: string
  limits: StretchedLimit[]
}

/** The limits of the slabs that this bill's energy is priced by, each for as long as the bill is, to the first that it keeps within. */
export function slabLimitsOf(tariff: Tariff, input: BillInput): StretchedLimit[] {
  const usage = readUsage(tariff, input)
  const table = chooseTable(tariff.energyCharge?.tables ?? [], usage, tariff)
  if (typeof table !== 'object') return []
  const limits = table.slabs.flatMap(({ toUnit }) =>
    toUnit === null ? [] : [{ ofOrder: toUnit, here: scaleLimit(toUnit, usage) }],
  )
  const kept = limits.findIndex(({ here }) => here >= usage.units)
  return kept === -1 ? limits : limits.slice(0, kept + 1)
}

/** Both parts of a bill in which the tariff changed. */
export function partsWithLimits(earlier: Earlier, tariff: Tariff, input: BillInput & { days: number }): PartOfBill[] {
  return factoryRules()
    .partsOfBill(earlier, tariff, input)
    .map((part, place) => ({
      days: part.input.days,
      units: part.input.units,
      ...(place === 0 ? { until: earlier.tariff.validTo ?? undefined } : { from: tariff.validFrom }),
      limits: slabLimitsOf(part.tariff, part.input),
    }))
}
