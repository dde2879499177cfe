import { type Reactive, tangent } from './kvah.ts'

/** Q = P (tan φ₁ − tan φ₂): the kVAr that bring a load from one power factor to a better one. */
export function capacitorKvar(kw: number, powerFactor: number, target: number): number {
  return Math.max(0, kw * (tangent(powerFactor) - tangent(target)))
}

/** The same work with what lags brought up to a power factor. What leads stays: capacitors do not cure it. */
export function correctedTo(target: number, { kwh, lagKvarh, leadKvarh }: Reactive): Reactive {
  return { kwh, lagKvarh: Math.min(lagKvarh, kwh * tangent(target)), leadKvarh }
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
