import type { Bill } from '#calculator/engine/bill.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { writePrice } from './write-number.ts'

const { bill: copy } = calculatorCopy

/** "Your bill, before fuel surcharge": a total never hides what it lacks. */
export function totalLabel(bill: Bill, total: string = copy.total): string {
  const charges = unknownCharges(bill)
    .filter(({ id }) => !(id === 'timeOfDay' && bill.range))
    .map(({ label }) => decapitalised(label))
  const isNamed = charges.length > 0 && isPriced(bill)
  return isNamed ? copy.totalBefore(total, [...new Set(charges)].join(', ')) : total
}

/** Without its energy charge a bill has no total worth naming. */
export function totalText(bill: Bill): string {
  if (!isPriced(bill)) return copy.notKnown
  const { range } = bill
  return range ? copy.range(writePrice(range.leastPaise), writePrice(range.mostPaise)) : writePrice(bill.totalPaise)
}

export function isPriced({ lines }: Bill): boolean {
  return lines.some(({ id }) => id === 'energy')
}

/** Charges only: a doubt about the record as a whole, or about an answer, is no line. */
export function unknownCharges({ unknown }: Bill): Bill['unknown'] {
  return unknown.filter(({ id }) => !/^(tariff|input)/.test(id))
}

// "Fuel surcharge" but not "FPPCA" or "SED".
function decapitalised(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label
}
