import type { Bill } from '#calculator/engine/bill.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { writePrice } from './write-number.ts'

const { bill: copy } = calculatorCopy

/** "Your bill, before fuel surcharge": a total never hides what it lacks. */
export function totalLabel(bill: Bill, total: string = copy.total): string {
  const charges = unknownCharges(bill).map(({ label }) => decapitalised(label))
  const isNamed = charges.length > 0 && isPriced(bill)
  return isNamed ? copy.totalBefore(total, [...new Set(charges)].join(', ')) : total
}

/** Without its energy charge a bill has no total worth naming. */
export function totalText(bill: Bill): string {
  return isPriced(bill) ? writePrice(bill.totalPaise) : copy.notKnown
}

export function isPriced({ lines }: Bill): boolean {
  return lines.some(({ id }) => id === 'energy')
}

/** Charges only: a doubt about the record as a whole is no line. */
export function unknownCharges({ unknown }: Bill): Bill['unknown'] {
  return unknown.filter(({ id }) => !id.startsWith('tariff'))
}

// "Fuel surcharge" but not "FPPCA" or "SED".
function decapitalised(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label
}
