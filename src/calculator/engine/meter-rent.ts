import { asks, forMonths, plain, rupees } from './words.ts'
import type { Entry, Gap, Part, Worksheet } from './worksheet.ts'

const LINE = { id: 'meterRent', label: 'Meter rent', component: 'meterRent' }

export function meterRent({ tariff, usage }: Worksheet): Entry[] {
  if (!tariff.meterRent) return []
  const { items, gstPercent, confidence, note } = tariff.meterRent
  if (usage.phase === undefined) return [{ ...LINE, ...asks('phase') }]

  const rent = items.find(({ phase }) => phase === usage.phase)?.amountPaise
  if (rent == null) return [{ ...LINE, reason: 'The meter rent for this connection has not been found.' }]

  const line: Part = {
    ...LINE,
    amount: (rent * usage.months * (100 + (gstPercent ?? 0))) / 100,
    confidence,
    note,
    rule: () =>
      `${rupees(rent)} a month${forMonths(usage.months)}${gstPercent ? ` and ${plain(gstPercent)}% tax on it` : ''}`,
  }
  return gstPercent === null ? [line, taxUnknown] : [line]
}

const taxUnknown: Gap = {
  id: 'meterRentTax',
  label: 'Tax on the meter rent',
  component: 'meterRentTax',
  reason: 'Whether tax is added to the meter rent has not been found.',
}
