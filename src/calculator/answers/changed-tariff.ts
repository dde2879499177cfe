import type { Earlier } from '#calculator/engine/factory/split-bill.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { AnswerName, Answers } from './answers.ts'
import { isSameConnection } from './choose-tariff.ts'
import { laterMonth, type Month, monthOf } from './month.ts'
import { readNumber } from './read-number.ts'
import type { Trouble } from './trouble.ts'

export interface ChangedTariff {
  /** The record that ended while the bill ran. */
  before: Tariff
  /** Once the days of the bill, and how many of them were under it, are told. */
  earlier?: Earlier
  days?: number
  troubles: Partial<Record<AnswerName, Trouble>>
}

/** Whether the tariff began within the months of this bill, so that its first days may be under the one before. */
export function changedTariff(
  tariffs: Tariff[],
  tariff: Tariff,
  answers: Answers,
  month: Month,
  months: number,
): ChangedTariff | undefined {
  const first = laterMonth(month, -Math.ceil(months))
  const began = monthOf(tariff.validFrom)
  if (began < first || began > month || answers.mode === 'rupees') return undefined
  const before = tariffs.find(
    (other) =>
      isSameConnection(other, tariff) && other.validTo !== null && dayAfter(other.validTo) === tariff.validFrom,
  )
  return before && { before, ...readDays(before, answers) }
}

function readDays(before: Tariff, answers: Answers): Omit<ChangedTariff, 'before'> {
  const all = readNumber(answers.billDays, { most: 750 })
  const early = readNumber(answers.earlierDays, { most: 750 })
  const isLine = all.value !== undefined && early.value !== undefined && early.value > 0
  const isTooMany = isLine && early.value! >= all.value!
  const troubles = {
    ...(all.trouble && { billDays: all.trouble }),
    ...((early.trouble ?? isTooMany) && { earlierDays: early.trouble ?? ('days' as const) }),
  }
  const isTold = isLine && !isTooMany
  return { troubles, ...(isTold && { days: Math.round(all.value!), earlier: { tariff: before, days: early.value! } }) }
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}
