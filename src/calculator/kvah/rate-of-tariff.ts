import { type Answers, SUPPLY_KV } from '#calculator/answers/answers.ts'
import { billOfAnswers } from '#calculator/answers/bill-of-answers.ts'
import { billTerms } from '#calculator/answers/bill-terms.ts'
import { dayIn } from '#calculator/answers/month.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import type { BillInput } from '#calculator/engine/bill.ts'
import { marginalPaise } from '#calculator/engine/compute-bill.ts'
import { computeLines } from '#calculator/engine/compute-lines.ts'
import { sourceLine } from '#calculator/engine/source-line.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Counted } from './power-factor-result.ts'

/** What one kVAh costs when the visitor does not say. */
export interface KnownRate {
  paise: number
  tariff: string
  source: string
  /** The last year for which somebody confirmed it: "2026-27". */
  confirmed: string
}

/** What one kVAh more costs at the simulator's own month under the chosen tariff, where that counts kVAh. */
export function rateOfTariff(
  { tariff, month }: Pick<Result, 'tariff' | 'month'>,
  answers: Answers,
  counted: Counted | undefined,
): KnownRate | undefined {
  if (!counted || tariff.billingUnit !== 'kVAh') return undefined

  // What stands in fields that this mode does not show says nothing of it.
  // A plant that does not say its voltage is taken for one of the usual.
  const asked = { ...answers, fuel: '', schemes: '', voltageKv: answers.voltageKv || String(SUPPLY_KV) }
  const terms = billTerms(tariff, asked, dayIn(month))
  const use = { months: 1, units: counted.today.kvah, kwh: counted.reactive.kwh }
  const { input } = billOfAnswers(tariff, { ...terms, ...use }, asked)
  const paise = priceOfKvah(tariff, input)
  return paise === null
    ? undefined
    : {
        paise,
        tariff: tariff.subcategory,
        source: sourceLine(tariff, tariff.confidence),
        confirmed: tariff.financialYear,
      }
}

/** What one kVAh more costs, in paise, while the kWh stay as they are: what a worse power factor does. */
function priceOfKvah(tariff: Tariff, input: BillInput): number | null {
  const sheet = computeLines(tariff, readUsage(tariff, input))
  if (!sheet.lines.some(({ id }) => id === 'energy')) return null
  return marginalPaise(sheet, (usage, units) => ({ ...usage, units }))
}
