import type { BillInput } from '#calculator/engine/bill.ts'
import { staircase } from '#calculator/engine/staircase.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

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
