import type { Answers, RowName } from '#calculator/answers/answers.ts'
import { laterMonth, type Month } from '#calculator/answers/month.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import type { Troubles } from '#calculator/answers/trouble.ts'
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

/** What the roof makes in the months that were typed, in units, by "2026-11". */
export function monthsOfSun(answers: Answers, month: Month): Record<string, number> {
  return Object.fromEntries(
    monthsTo(month).flatMap((month) => {
      const { value } = readNumber(answers[`sun.${Number(month.slice(5))}`])
      return value === undefined ? [] : [[month, value]]
    }),
  )
}

/** What cannot be read in the rows that only advice asks for. */
export function troublesOfRows(answers: Answers): Troubles {
  const troubles: Troubles = {}
  for (const [name, text] of Object.entries(answers)) {
    if (!/^(demand|sun|solar)\./.test(name)) continue
    // A demand is in kVA or in kW, as the tariff has it.
    const read = ([undefined, 'kVA', 'kW'] as const).map((unit) => readNumber(text, { unit }))
    const [first] = read
    if (first?.trouble && read.every(({ trouble }) => trouble)) troubles[name as RowName] = first.trouble
  }
  return troubles
}
