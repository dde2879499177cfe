import { applies } from './applies.ts'
import {
  customerName,
  customerNotFound,
  customerOfSupplyNotFound,
  customerRule,
  meterRentName,
  meterRentNotFound,
  meterRentTaxName,
  meterRentTaxNotFound,
  rentRule,
} from './words.en.ts'
import { type Entry, type Line, needsAnswer, type UnknownLine, type Worksheet } from './worksheet.ts'

const LINE = {
  id: 'customer',
  get label() {
    return customerName()
  },
  component: 'customer',
}

export function customerCharge({ tariff, usage }: Worksheet): Entry[] {
  for (const band of tariff.customerCharge) {
    const verdict = applies(band, usage, tariff.appliesTo.loadUnit)
    if (verdict === false) continue
    if (verdict !== true) return [{ ...LINE, ...needsAnswer(verdict) }]
    if (band.amountPaise === null) return [{ ...LINE, reason: customerNotFound() }]

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
  return tariff.customerCharge.length > 0 ? [{ ...LINE, reason: customerOfSupplyNotFound() }] : []
}

const RENT_LINE = {
  id: 'meterRent',
  get label() {
    return meterRentName()
  },
  component: 'meterRent',
}

export function meterRent({ tariff, usage }: Worksheet): Entry[] {
  if (!tariff.meterRent) return []
  const { items, gstPercent, confidence, note } = tariff.meterRent
  if (usage.phase === undefined) return [{ ...RENT_LINE, ...needsAnswer('phase') }]

  const rent = items.find(({ phase }) => phase === usage.phase)?.amountPaise
  if (rent == null) return [{ ...RENT_LINE, reason: meterRentNotFound() }]

  const line: Line = {
    ...RENT_LINE,
    amount: (rent * usage.months * (100 + (gstPercent ?? 0))) / 100,
    confidence,
    note,
    rule: () => rentRule(rent, usage.months, gstPercent),
  }
  return gstPercent === null ? [line, taxUnknown] : [line]
}

const taxUnknown: UnknownLine = {
  id: 'meterRentTax',
  get label() {
    return meterRentTaxName()
  },
  component: 'meterRentTax',
  get reason() {
    return meterRentTaxNotFound()
  },
}
