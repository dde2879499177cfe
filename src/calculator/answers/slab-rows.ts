import type { BillInput } from '#calculator/engine/bill.ts'
import { chooseTable } from '#calculator/engine/price-units.ts'
import { readUsage, scaleLimit } from '#calculator/engine/usage.ts'
import type { RateTable, Tariff } from '#calculator/tariff-schema.ts'

export interface SlabRow {
  from: number
  to: number | null
  ratePaise: number | null
  /** How much of the bill's use lies on this step; none on the steps above. */
  units: number
}

export interface Slabs {
  mode: 'telescopic' | 'whole-slab'
  rows: SlabRow[]
}

/** The steps of this bill with the units on each. Whole-slab: all units lie on the step that they reach. */
export function slabRows(tariff: Tariff, input: BillInput): Slabs | null {
  const stairs = staircase(tariff, input)
  if (!stairs) return null

  const { mode, steps } = stairs
  const reached = steps.findIndex(({ to }) => to === null || input.units <= to)
  return {
    mode,
    rows: steps.map(({ from, to, ratePaise }, place) => ({
      from,
      to,
      ratePaise,
      units:
        mode === 'whole-slab'
          ? place === reached
            ? input.units
            : 0
          : Math.max(0, Math.min(input.units, to ?? Number.POSITIVE_INFINITY) - from),
    })),
  }
}

interface Staircase {
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
