import { asPrinted, printedNames, yourBill } from './words.en.ts'
import { type Entry, toLine, type Worksheet } from './worksheet.ts'

/** What stands on the paper and in no tariff, as printed, so that a bill agrees with it to the rupee. */
export function printedAmounts({ usage }: Worksheet): Entry[] {
  return Object.entries(printedNames).flatMap(([id, label]) => {
    const amount = usage.asPrinted?.[id as keyof typeof printedNames]
    if (amount === undefined) return []
    const trust = { confidence: 'order' as const, source: yourBill() }
    return [toLine({ id, label, component: id }, amount, () => asPrinted(amount), trust)]
  })
}
