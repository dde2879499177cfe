import { isWholeByDemand } from '#calculator/engine/jump-limits.ts'
import { scaleLimit, type Usage } from '#calculator/engine/usage.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { ladderLimits } from './ladder.ts'
import { limitsInUnits } from './limits-in-units.ts'
import { unitsAtFullLoad } from './load-factor.ts'

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
