export type Side = 'lagging' | 'leading'

export interface PowerTriangle {
  kw: number
  kvar: number
  kva: number
  /** Between kW and kVA, in radians. */
  angle: number
}

/** kVA = kW / PF and kVA² = kW² + kVAr². */
export function powerTriangle(kw: number, powerFactor: number): PowerTriangle {
  const angle = Math.acos(powerFactor)
  return { kw, kvar: kw * Math.tan(angle), kva: kw / powerFactor, angle }
}
