import type { Need } from '#calculator/engine/bill.ts'
import { isWholeByDemand } from '#calculator/engine/jump-limits.ts'
import { scaleLimit, type Usage } from '#calculator/engine/usage.ts'
import type { RateTable, Tariff } from '#calculator/tariff-schema.ts'
import { ladderLimits } from './ladder.ts'
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

/** What slabs and rebates by the demand come to in units; nothing where the demand is not known. */
export function limitsByDemand(tariff: Tariff, usage: Usage): number[] {
  const { loadFactor, energyCharge, adjustments = [] } = tariff
  const slabs = (energyCharge?.tables ?? []).filter(isWholeByDemand).flatMap((table) => {
    const inUnits = limitsInUnits(table, usage, tariff)
    return typeof inUnits === 'string' ? [] : inUnits.slabs.map(({ toUnit }) => toUnit && scaleLimit(toUnit, usage))
  })
  const full = loadFactor && unitsAtFullLoad(loadFactor, tariff, usage)
  const steps = adjustments
    .filter(({ measure }) => measure === 'loadFactor' && typeof full === 'number')
    .flatMap(({ steps = [] }) => ladderLimits(steps).map((limit) => limit * (full as number)))

  return [...slabs, ...steps].filter((limit): limit is number => limit !== null && limit > 0)
}
