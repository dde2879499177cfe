import { asPrinted, printedNames, yourBill } from './words.en.ts'
import type { Entry, Worksheet } from './worksheet.ts'

/** What stands on the paper and in no tariff, as printed, so that a bill agrees with it to the rupee. */
export function printedAmounts({ usage }: Worksheet): Entry[] {
  return Object.entries(printedNames).flatMap(([id, label]) => {
    const amount = usage.asPrinted?.[id as keyof typeof printedNames]
    return amount === undefined
      ? []
      : [
          {
            id,
            label,
            component: id,
            amount,
            confidence: 'order',
            source: yourBill(),
            rule: () => asPrinted(amount),
          },
        ]
  })
}
