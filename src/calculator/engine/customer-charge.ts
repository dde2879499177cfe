import { fits } from './fits.ts'
import { asks, forMonths, rupees } from './words.ts'
import type { Entry, Worksheet } from './worksheet.ts'

const LINE = { id: 'customer', label: 'Customer charge', component: 'customer' }

export function customerCharge({ tariff, usage }: Worksheet): Entry[] {
  for (const band of tariff.customerCharge) {
    const fit = fits(band, usage, tariff.appliesTo.loadUnit)
    if (fit === false) continue
    if (fit !== true) return [{ ...LINE, ...asks(fit) }]
    if (band.amountPaise === null) return [{ ...LINE, reason: 'The customer charge has not been found.' }]

    const monthly = band.amountPaise
    return [
      {
        ...LINE,
        amount: monthly * usage.months,
        confidence: band.confidence,
        note: band.note,
        rule: () => `${rupees(monthly)} a month for this use${forMonths(usage.months)}`,
      },
    ]
  }
  return tariff.customerCharge.length > 0
    ? [{ ...LINE, reason: 'No customer charge has been found for this supply.' }]
    : []
}
