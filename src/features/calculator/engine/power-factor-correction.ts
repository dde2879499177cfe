import { kvahAtPowerFactor } from './kvah.ts'

/** Q = P (tan φ₁ − tan φ₂): the kVAr that bring a load from one power factor to a better one. */
export function capacitorKvar(kw: number, powerFactor: number, target: number): number {
  return Math.max(0, kw * (tangent(powerFactor) - tangent(target)))
}

/** The kVAh a better power factor takes off the same kWh. */
export function kvahSaved(kwh: number, powerFactor: number, target: number): number {
  return Math.max(0, kvahAtPowerFactor(kwh, powerFactor) - kvahAtPowerFactor(kwh, target))
}

export interface Range {
  low: number
  high: number
}

/** From the visitor's own quotation: cheapest at the best saving to dearest at the worst; null where nothing is saved. */
export function paybackMonths(
  quotationPaise: Range,
  savingPaiseAMonth: Range,
): { low: number; high: number | null } | null {
  if (savingPaiseAMonth.high <= 0) return null
  return {
    low: quotationPaise.low / savingPaiseAMonth.high,
    high: savingPaiseAMonth.low > 0 ? quotationPaise.high / savingPaiseAMonth.low : null,
  }
}

function tangent(powerFactor: number): number {
  return Math.sqrt(1 - powerFactor ** 2) / powerFactor
}
