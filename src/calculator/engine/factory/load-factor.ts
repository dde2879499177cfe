import type { LoadUnit } from '#calculator/engine/applies.ts'
import type { Need } from '#calculator/engine/bill.ts'
import { contractIn, contractNeed, recordedIn, recordedNeed } from '#calculator/engine/demand-units.ts'
import type { Usage } from '#calculator/engine/usage.ts'
import type { LoadFactor, Tariff } from '#calculator/tariff-schema.ts'
import { billingDemand } from './billing-demand.ts'
import { hoursOf } from './hours-of.ts'
import { powerFactorOf } from './power-factor-of.ts'

/** The demand that a rule goes by, in its unit, or the answer that is missing. */
export function demandOf(
  { per, of }: { per: LoadUnit; of: LoadFactor['of'] },
  tariff: Tariff,
  usage: Usage,
): number | Need {
  if (of === 'contract') return contractIn(per, usage) ?? contractNeed(per)
  if (of === 'recorded') return recordedIn(per, usage) ?? recordedNeed(per)
  const billed = billingDemand(tariff.demand, usage, per)
  return billed === null ? recordedNeed(per) : typeof billed === 'string' ? billed : billed.demand
}

/** The units of a bill that used its demand in all hours, a load factor of 1. */
export function unitsAtFullLoad(rule: LoadFactor, tariff: Tariff, usage: Usage): number | Need {
  const demand = demandOf(rule, tariff, usage)
  if (typeof demand === 'string') return demand
  if (!rule.timesPowerFactor) return demand * hoursOf(usage)
  const factor = powerFactorOf(usage)
  return factor === undefined ? 'powerFactor' : demand * hoursOf(usage) * factor
}
