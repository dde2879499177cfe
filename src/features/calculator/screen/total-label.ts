import { calculatorCopy } from '#content/calculator.ts'
import type { Bill } from '#features/calculator/engine/bill.ts'
import { writePrice } from './write-number.ts'

const { bill: copy } = calculatorCopy

/** "Your bill, before fuel surcharge": a total never hides what it lacks. */
export function totalLabel({ unknown }: Bill): string {
  const charges = unknown.filter(({ id }) => !id.startsWith('tariff')).map(({ label }) => decapitalised(label))
  return charges.length === 0 ? copy.total : copy.totalBefore([...new Set(charges)].join(', '))
}

/** Without its energy charge a bill has no total worth naming. */
export function totalText({ lines, totalPaise }: Bill): string {
  return lines.some(({ id }) => id === 'energy') ? writePrice(totalPaise) : copy.notKnown
}

// "Fuel surcharge" but not "FPPCA" or "SED".
function decapitalised(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label
}
