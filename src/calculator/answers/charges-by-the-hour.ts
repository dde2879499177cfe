import type { BillInput } from '#calculator/engine/bill.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

/** The time-of-day charges of the bill's own date, and of its month where it is a bill of one. */
export function chargesByTheHour({ timeOfDay }: Tariff, { date, months = 1 }: BillInput): Tariff['timeOfDay'] {
  if (date === undefined) return timeOfDay
  const month = Number(date.slice(5, 7))

  return timeOfDay.filter(
    (charge) =>
      (charge.validFrom ?? date) <= date &&
      date <= (charge.validTo ?? date) &&
      (months > 1 || charge.months === null || charge.months.includes(month)),
  )
}
