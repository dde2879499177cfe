import type { Result } from '#features/calculator/answers/work-out.ts'
import { sourceLine } from '#features/calculator/engine/source-line.ts'
import type { KnownRate } from './known-rate.ts'

/** What one kVAh more costs under the chosen tariff, where that counts kVAh. */
export function rateOfTariff(result: Result): KnownRate | undefined {
  if (!result.worked || result.tariff.billingUnit !== 'kVAh') return undefined

  const { tariff, worked } = result
  const paise = worked.bill.marginalPaisePerUnit
  return paise === null
    ? undefined
    : { paise, tariff: tariff.subcategory, source: sourceLine(tariff, tariff.confidence) }
}
