import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeLines } from './compute-lines.ts'
import { marginalPaise } from './marginal-paise.ts'
import { readUsage } from './usage.ts'

/** What one kVAh more costs, in paise, while the kWh stay as they are: what a worse power factor does. */
export function priceOfKvah(tariff: Tariff, input: BillInput): number | null {
  const sheet = computeLines(tariff, readUsage(tariff, input))
  if (!sheet.lines.some(({ id }) => id === 'energy')) return null
  return marginalPaise(sheet, (usage, units) => ({ ...usage, units }))
}
