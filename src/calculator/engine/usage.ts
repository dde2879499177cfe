import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'

/** As the calendar has it in the mean. */
export const MEAN_DAYS_A_MONTH = 365.25 / 12

/** As orders count it that stretch unit limits by days. */
const DAYS_A_MONTH = 30

/** One bill's use, with what the tariff and the calendar add to the visitor's answers. */
export interface Usage extends BillInput {
  months: number
  /** Whether somebody said how many months the bill is for. */
  isLengthGiven: boolean
  /** Whether units are kWh, and not kVAh. */
  isInKwh: boolean
  /** A limit of L units becomes L × limitTimes / limitOver: two whole numbers, so that 100 units stay 100. */
  limitTimes: number
  limitOver: number
}

export function readUsage(tariff: Tariff, input: BillInput): Usage {
  const months = input.months ?? Math.max(1, Math.round((input.days ?? 0) / MEAN_DAYS_A_MONTH))
  const days = (input.slabLimits ?? tariff.limitsProratedBy) === 'days' ? input.days : undefined
  const isInKwh = tariff.billingUnit === 'kWh'

  return {
    ...input,
    months,
    isLengthGiven: input.months !== undefined,
    isInKwh,
    kwh: isInKwh ? input.units : input.kwh,
    zoneUnits: input.zoneUnits,
    area: input.area ?? tariff.appliesTo.area ?? undefined,
    phase: input.phase ?? tariff.appliesTo.phase ?? undefined,
    limitTimes: days ?? months,
    limitOver: tariff.slabPeriodMonths * (days === undefined ? 1 : DAYS_A_MONTH),
  }
}

/** The same bill with other units; where those are kVAh, at the same power factor if it has one, and in the same hours. */
export function withUnits(usage: Usage, units: number): Usage {
  const { kwh, isInKwh } = usage
  const times = usage.units === 0 ? 1 : units / usage.units
  const kept = kwh === undefined ? kwh : kwh * times
  return {
    ...usage,
    units,
    kwh: isInKwh ? units : kept,
    zoneUnits: usage.zoneUnits && timesEach(usage.zoneUnits, times),
  }
}

/** The same zones of the day, in the same proportion. */
function timesEach(zoneUnits: Record<string, number>, times: number): Record<string, number> {
  return Object.fromEntries(Object.entries(zoneUnits).map(([zone, units]) => [zone, units * times]))
}

export function scaleLimit(limit: number, { limitTimes, limitOver }: Usage): number {
  return (limit * limitTimes) / limitOver
}
