import type { BillInput } from '#calculator/engine/bill.ts'
import type { Zone } from '#calculator/engine/factory/time-of-day-zones.ts'
import { factoryRules } from '#calculator/engine/factory-rules.ts'
import { MOST_DAYS } from '#calculator/engine/read-meter.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { AnswerName, Answers, RowName } from './answers.ts'
import { readFuel } from './bill-terms.ts'
import { readNumber } from './read-number.ts'
import type { Troubles } from './trouble.ts'

export const SHIFTS = ['day', 'evening', 'night', 'two', 'three'] as const
export const PAYMENTS = ['prompt', 'online', 'advance', 'prepaid'] as const
export const PRINTED = ['arrears', 'latePayment', 'depositInterest', 'otherAmounts', 'rounding'] as const

type PaperTerms = Pick<BillInput, 'days' | 'zoneUnits' | 'shifts' | 'payments' | 'asPrinted' | 'fuelSurchargeSecond'>

/** What only the paper, or who works by it, knows: of this one bill, and of no other month's. */
export function paperTerms(
  tariff: Tariff,
  answers: Answers,
  zones: Zone[] = [],
): { terms: PaperTerms; troubles: Troubles } {
  const { trouble: ofFuel } = readFuel(answers)
  const troubles: Troubles = ofFuel && tariff.fuelSurcharge.changes !== 'none' ? { fuel: ofFuel } : {}
  const zoneUnits: Record<string, number> = {}
  for (const { id } of zones) {
    const units = read(`zone.${id}`)
    if (units !== undefined) zoneUnits[id] = units
  }
  const asPrinted: NonNullable<BillInput['asPrinted']> = {}
  for (const name of PRINTED) {
    const rupees = read(`printed.${name}`, true)
    if (rupees !== undefined) asPrinted[name] = Math.round(rupees * 100)
  }
  const shifts = SHIFTS.find((shifts) => shifts === answers.shifts)
  const payment = PAYMENTS.find((payment) => payment === answers.payment)
  const second = tariff.fuelSurcharge.secondPart && read('fuelSecond', true)
  const days = asksDays(tariff, answers) ? read('billDays') : undefined

  return {
    terms: {
      ...(days !== undefined && { days: Math.min(MOST_DAYS, Math.max(1, Math.round(days))) }),
      ...(Object.keys(zoneUnits).length > 0 && { zoneUnits }),
      ...(shifts && tariff.timeOfDay.length > 0 && { shifts }),
      ...(payment && { payments: [payment] }),
      ...(Object.keys(asPrinted).length > 0 && { asPrinted }),
      ...(second !== undefined && { fuelSurchargeSecond: second }),
    },
    troubles,
  }

  function read(name: AnswerName | RowName, signed = false): number | undefined {
    const { value, trouble } = readNumber(answers[name], { signed, most: signed ? 1_000_000_000 : undefined })
    if (trouble) troubles[name] = trouble
    return value
  }
}

/** Where the days of the bill change it, or are looked at; between two readings they are known. */
export function asksDays({ limitsProratedBy }: Tariff, { mode }: Answers): boolean {
  return mode === 'check' || (limitsProratedBy === 'days' && mode !== 'readings')
}

/** The zones that this bill may print, once the load and the voltage are told that decide on them. */
export function zonesToAsk(tariff: Tariff, input: BillInput): Zone[] {
  return tariff.timeOfDay.length === 0 ? [] : factoryRules().zonesOf(tariff, readUsage(tariff, input)).zones
}
