import type { Tariff } from '#features/calculator/tariff-schema.ts'
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

/** The twelve months up to the bill's own, each by the rates, surcharges and schemes of its time. */
export function yearOfBills(tariffs: Tariff[], answers: Answers, { tariff, month, worked }: Result): MonthlyBill[] {
  if (!worked) return []
  const { units, months = 1, days } = worked.input
  const aMonth = days === undefined ? units / months : (units * 30) / days

  return Array.from({ length: 12 }, (_, place) => {
    const own = laterMonth(month, place - 11)
    return billOf(own, readNumber(answers[`year.${Number(own.slice(5))}`]).value ?? aMonth)
  })

  function billOf(own: Month, units: number): MonthlyBill {
    const date = dayIn(own)
    const then = chooseTariff(tariffs, offeredTariffs(tariffs, answers, date), tariff.id) ?? tariff
    const { bill } = billOfAnswers(then, { ...billTerms(then, answers, date), months: 1, units }, answers)
    const subsidies = bill.lines.filter(({ id }) => id === 'subsidy')

    return {
      month: own,
      units,
      totalPaise: bill.lines.some(({ id }) => id === 'energy') ? bill.totalPaise : null,
      subsidyPaise: subsidies.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      isPartial: bill.unknown.length > 0,
    }
  }
}
