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
import { type Entry, needsAnswer, toLine, type UnknownLine, type Worksheet } from './worksheet.ts'

const lineName = () => ({ id: 'customer', label: customerName(), component: 'customer' })

export function customerCharge({ tariff, usage }: Worksheet): Entry[] {
  for (const band of tariff.customerCharge) {
    const verdict = applies(band, usage, tariff.appliesTo.loadUnit)
    if (verdict === false) continue
    if (verdict !== true) return [{ ...lineName(), ...needsAnswer(verdict) }]
    if (band.amountPaise === null) return [{ ...lineName(), reason: customerNotFound() }]

    const monthly = band.amountPaise
    return [toLine(lineName(), monthly * usage.months, () => customerRule(monthly, usage.months), band)]
  }
  return tariff.customerCharge.length > 0 ? [{ ...lineName(), reason: customerOfSupplyNotFound() }] : []
}

const rentLineName = () => ({ id: 'meterRent', label: meterRentName(), component: 'meterRent' })

export function meterRent({ tariff, usage }: Worksheet): Entry[] {
  if (!tariff.meterRent) return []
  const { items, gstPercent } = tariff.meterRent
  if (usage.phase === undefined) return [{ ...rentLineName(), ...needsAnswer('phase') }]

  const rent = items.find(({ phase }) => phase === usage.phase)?.amountPaise
  if (rent == null) return [{ ...rentLineName(), reason: meterRentNotFound() }]

  const paise = (rent * usage.months * (100 + (gstPercent ?? 0))) / 100
  const rule = () => rentRule(rent, usage.months, gstPercent)
  const line = toLine(rentLineName(), paise, rule, tariff.meterRent)
  return gstPercent === null ? [line, taxUnknown()] : [line]
}

const taxUnknown = (): UnknownLine => ({
  id: 'meterRentTax',
  label: meterRentTaxName(),
  component: 'meterRentTax',
  reason: meterRentTaxNotFound(),
})
