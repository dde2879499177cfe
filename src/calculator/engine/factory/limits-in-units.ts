import type { Need } from '#calculator/engine/bill.ts'
import type { Usage } from '#calculator/engine/usage.ts'
import type { RateTable, Tariff } from '#calculator/tariff-schema.ts'
import { demandOf, unitsAtFullLoad } from './load-factor.ts'

/**
 * A table whose slabs are told by the demand (400 units for each kW, 50% of the load factor), as one in units. Its
 * limits are those of the record's own period, since all limits are stretched to the bill later on.
 */
export function limitsInUnits(table: RateTable, usage: Usage, tariff: Tariff): RateTable | Need {
  const { limitsIn = 'units' } = table
  if (limitsIn === 'units' || !tariff.loadFactor) return table

  const one = unitsOfOne(limitsIn, usage, tariff)
  if (typeof one === 'string') return one
  const inUnits = (limit: number) => limit * one
  return {
    ...table,
    slabs: table.slabs.map(({ fromUnit, toUnit, ratePaise }) => ({
      fromUnit: inUnits(fromUnit),
      toUnit: toUnit === null ? null : inUnits(toUnit),
      ratePaise,
    })),
  }
}

/** How many units a limit of 1 stands for. */
function unitsOfOne(limitsIn: 'unitsPerDemand' | 'loadFactorPercent', usage: Usage, tariff: Tariff): number | Need {
  const rule = tariff.loadFactor!
  if (limitsIn === 'unitsPerDemand') return demandOf(rule, tariff, usage)
  const full = unitsAtFullLoad(rule, tariff, usage)
  return typeof full === 'string' ? full : (full / 100) * (usage.limitOver / usage.limitTimes)
}
