import { applies } from './applies.ts'
import { needsAnswer } from './needs-answer.ts'
import { customerName, customerNotFound, customerOfSupplyNotFound, customerRule } from './words.en.ts'
import type { Entry, Worksheet } from './worksheet.ts'

const LINE = { id: 'customer', label: customerName, component: 'customer' }

export function customerCharge({ tariff, usage }: Worksheet): Entry[] {
  for (const band of tariff.customerCharge) {
    const verdict = applies(band, usage, tariff.appliesTo.loadUnit)
    if (verdict === false) continue
    if (verdict !== true) return [{ ...LINE, ...needsAnswer(verdict) }]
    if (band.amountPaise === null) return [{ ...LINE, reason: customerNotFound }]

    const monthly = band.amountPaise
    return [
      {
        ...LINE,
        amount: monthly * usage.months,
        confidence: band.confidence,
        note: band.note,
        rule: () => customerRule(monthly, usage.months),
      },
    ]
  }
  return tariff.customerCharge.length > 0 ? [{ ...LINE, reason: customerOfSupplyNotFound }] : []
}
