import { needsAnswer } from './needs-answer.ts'
import { meterRentName, meterRentNotFound, meterRentTaxName, meterRentTaxNotFound, rentRule } from './words.en.ts'
import type { Entry, Line, UnknownLine, Worksheet } from './worksheet.ts'

const LINE = { id: 'meterRent', label: meterRentName, component: 'meterRent' }

export function meterRent({ tariff, usage }: Worksheet): Entry[] {
  if (!tariff.meterRent) return []
  const { items, gstPercent, confidence, note } = tariff.meterRent
  if (usage.phase === undefined) return [{ ...LINE, ...needsAnswer('phase') }]

  const rent = items.find(({ phase }) => phase === usage.phase)?.amountPaise
  if (rent == null) return [{ ...LINE, reason: meterRentNotFound }]

  const line: Line = {
    ...LINE,
    amount: (rent * usage.months * (100 + (gstPercent ?? 0))) / 100,
    confidence,
    note,
    rule: () => rentRule(rent, usage.months, gstPercent),
  }
  return gstPercent === null ? [line, taxUnknown] : [line]
}

const taxUnknown: UnknownLine = {
  id: 'meterRentTax',
  label: meterRentTaxName,
  component: 'meterRentTax',
  reason: meterRentTaxNotFound,
}
