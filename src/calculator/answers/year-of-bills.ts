import type { BillInput } from '#calculator/engine/bill.ts'
import { MEAN_DAYS_A_MONTH } from '#calculator/engine/usage.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Answers } from './answers.ts'
import { billOfAnswers } from './bill-of-answers.ts'
import { billTerms } from './bill-terms.ts'
import { chooseTariff, offeredTariffs } from './choose-tariff.ts'
import { dayIn, laterMonth, type Month } from './month.ts'
import { readNumber } from './read-number.ts'
import type { Result } from './work-out.ts'

export interface MonthlyBill {
  month: Month
  units: number
  /** null: its energy charge is not known. */
  totalPaise: number | null
  subsidyPaise: number
  /** A charge is missing in it, or the rates of that month are not known. */
  isPartial: boolean
}

type Typed = NonNullable<BillInput['fuelSurcharge']>

/** The twelve months up to the bill's own, each by the rates, surcharges and schemes of its time. */
export function yearOfBills(tariffs: Tariff[], answers: Answers, { tariff, month, worked }: Result): MonthlyBill[] {
  if (!worked) return []
  const { units, months = 1, days, fuelSurcharge, zoneUnits, shifts, payments } = worked.input
  const length = days === undefined ? months : days / MEAN_DAYS_A_MONTH
  // What was typed is of the typed bill alone: no month's surcharge says anything of another's.
  const ofOtherMonths = { ...answers, fuel: '' }

  return Array.from({ length: 12 }, (_, place) => {
    const own = laterMonth(month, place - 11)
    return billOf(own, readNumber(answers[`year.${Number(own.slice(5))}`]).value ?? units / length)
  })

  function billOf(own: Month, units: number): MonthlyBill {
    const date = dayIn(own)
    const then = chooseTariff(tariffs, offeredTariffs(tariffs, answers, date), tariff.id) ?? tariff
    const terms = { ...billTerms(then, ofOtherMonths, date), months: 1, units, payments }
    const typed = own === month && fuelSurcharge ? { fuelSurcharge: ofOneMonth(fuelSurcharge, length) } : {}
    const { bill } = billOfAnswers(then, { ...terms, ...typed, ...hoursOf(units) }, { ...answers, kwh: kwhOf(units) })
    const subsidies = bill.lines.filter(({ id }) => id === 'subsidy')

    return {
      month: own,
      units,
      totalPaise: bill.lines.some(({ id }) => id === 'energy') ? bill.totalPaise : null,
      subsidyPaise: subsidies.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      isPartial: bill.unknown.some(({ id }) => !id.startsWith('input')),
    }
  }

  /** Other months run in the same hours, and at the same power factor. */
  function hoursOf(ownUnits: number): Pick<BillInput, 'zoneUnits' | 'shifts'> {
    if (!zoneUnits || units === 0) return { shifts }
    return {
      zoneUnits: Object.fromEntries(Object.entries(zoneUnits).map(([zone, each]) => [zone, (each * ownUnits) / units])),
    }
  }

  function kwhOf(ownUnits: number): string {
    const kwh = worked?.input.kwh
    return kwh === undefined || units === 0 ? answers.kwh : String((kwh * ownUnits) / units)
  }
}

/** A rate stays what it is; of an amount, a month has its share. */
function ofOneMonth(surcharge: Typed, months: number): Typed {
  return surcharge.kind === 'amountPaise' ? { ...surcharge, value: surcharge.value / months } : surcharge
}
