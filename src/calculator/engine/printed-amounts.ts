import { rupees } from './words.ts'
import type { Entry, Worksheet } from './worksheet.ts'

/** In the order in which bills print them. */
const LABELS = {
  arrears: 'Arrears',
  latePayment: 'Late payment charge',
  depositInterest: 'Interest on the deposit',
  otherAmounts: 'Other amounts',
  rounding: 'Rounding',
}

/** What stands on the paper and in no tariff, as printed, so that a bill agrees with it to the rupee. */
export function printedAmounts({ usage: { asPrinted = {} } }: Worksheet): Entry[] {
  return Object.entries(LABELS).flatMap(([id, label]) => {
    const amount = asPrinted[id as keyof typeof LABELS]
    return amount === undefined
      ? []
      : [
          {
            id,
            label,
            component: id,
            amount,
            confidence: 'order',
            source: 'Your bill',
            rule: () => `${rupees(amount)}, as on your bill`,
          },
        ]
  })
}
