import type { LoadUnit } from '#calculator/engine/applies.ts'
import type { Need } from '#calculator/engine/bill.ts'
import { contractIn, contractNeed, recordedIn, recordedNeed } from '#calculator/engine/demand-units.ts'
import { MEAN_DAYS_A_MONTH, type Usage } from '#calculator/engine/usage.ts'
import type { LoadFactor, Tariff } from '#calculator/tariff-schema.ts'
import { billingDemand } from './billing-demand.ts'

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

/** The days of a bill: as given, else those of its month in the calendar, else of so many months in the mean. */
function daysOf({ days, months, date }: Usage): number {
  return days ?? (months === 1 && date !== undefined ? daysOfMonth(date) : months * MEAN_DAYS_A_MONTH)
}

function hoursOf(usage: Usage): number {
  return 24 * daysOf(usage)
}

function daysOfMonth(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()
}

/** The average power factor of the bill: from its kWh and kVAh where both are known, else as given. Never above 1. */
export function powerFactorOf({ isInKwh, kwh, units, powerFactor }: Usage): number | undefined {
  return !isInKwh && kwh !== undefined && units > 0 ? Math.min(1, kwh / units) : powerFactor
}
