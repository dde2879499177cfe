import type { RateTable, Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { chooseTable } from './price-units.ts'
import { readUsage, scaleLimit } from './usage.ts'

export interface Staircase {
  mode: RateTable['mode']
  steps: { from: number; to: number | null; ratePaise: number | null }[]
}

/** The rates that this bill climbs, limits stretched to its length, for drawing; null when no table can be chosen. */
export function staircase(tariff: Tariff, input: BillInput): Staircase | null {
  const usage = readUsage(tariff, input)
  const table = chooseTable(tariff.energyCharge?.tables ?? [], usage, tariff)
  if (table === undefined || typeof table === 'string') return null

  return {
    mode: table.mode,
    steps: table.slabs.map(({ fromUnit, toUnit, ratePaise }) => ({
      from: scaleLimit(fromUnit, usage),
      to: toUnit === null ? null : scaleLimit(toUnit, usage),
      ratePaise,
    })),
  }
}
