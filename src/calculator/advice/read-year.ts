import type { Answers } from '#calculator/answers/answers.ts'
import { laterMonth, type Month } from '#calculator/answers/month.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { MEAN_DAYS_A_MONTH } from '#calculator/engine/usage.ts'
import type { RecordedMonth } from './best-contract.ts'
import type { MonthOfUse } from './solar-savings.ts'

/** The twelve months up to this one. */
export function monthsTo(month: Month): Month[] {
  return Array.from({ length: 12 }, (_, place) => laterMonth(month, place - 11))
}

/** The months whose demand was typed, in kVA or kW. */
export function recordedMonths(answers: Answers, month: Month): RecordedMonth[] {
  return monthsTo(month).flatMap((month) => {
    const { value } = readNumber(answers[`demand.${Number(month.slice(5))}`], { unit: 'kVA' })
    const inKw = value ?? readNumber(answers[`demand.${Number(month.slice(5))}`], { unit: 'kW' }).value
    return inKw === undefined ? [] : [{ month, recorded: inKw }]
  })
}

/** Each month's units as typed in the year below the bill, else those of this bill. */
export function monthsOfUse(answers: Answers, { month, worked }: Result): MonthOfUse[] {
  if (!worked) return []
  const { units, months = 1, days } = worked.input
  const length = days === undefined ? months : days / MEAN_DAYS_A_MONTH
  return monthsTo(month).map((month) => ({
    month,
    units: readNumber(answers[`year.${Number(month.slice(5))}`]).value ?? units / length,
  }))
}
