import type { BillInput } from '#calculator/engine/bill.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Answers } from './answers.ts'
import { type ReadNumber, readNumber } from './read-number.ts'

const BILL_MONTHS = ['1', '2', '3', '4', '6', '12']

/** All of a bill's input that does not depend on how the units were found. */
export function billTerms(tariff: Tariff, answers: Answers, date: string): Omit<BillInput, 'units'> {
  const { discom, months, schemes } = answers
  const hasScheme = tariff.subsidy.some(({ id }) => id === schemes)

  return {
    date,
    months: BILL_MONTHS.includes(months) ? Number(months) : tariff.billingPeriodMonths,
    ...(tariff.discom.includes(discom) && { discom }),
    ...(tariff.discom.length === 1 && { discom: tariff.discom[0] }),
    subsidies: schemes === 'none' ? 'none' : 'default',
    ...(hasScheme && { subsidyIds: [schemes] }),
    ...fuelOnBill(answers),
  }
}

/** As typed, in the unit that was chosen beside it. */
export function readFuel({ fuel }: Answers): ReadNumber {
  return readNumber(fuel, { signed: true, most: 10_000_000 })
}

function fuelOnBill(answers: Answers): Pick<BillInput, 'fuelSurcharge'> {
  const { fuelKind } = answers
  const { value } = readFuel(answers)
  if (value === undefined) return {}

  if (fuelKind === 'amountPaise') return { fuelSurcharge: { kind: fuelKind, value: Math.round(value * 100) } }
  if (fuelKind === 'percent' || fuelKind === 'paisePerUnit') return { fuelSurcharge: { kind: fuelKind, value } }
  return { fuelSurcharge: { value } }
}
