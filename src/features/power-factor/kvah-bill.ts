export interface KvahBill {
  kvah: number
  /** Whole rupees, so that what is printed adds up. */
  paise: number
}

/** What a month's work is billed at: kVAh = kWh / PF, in whole units as meters count them, then whole rupees. */
export function kvahBill(workKwh: number, powerFactor: number, paisePerKvah: number): KvahBill {
  const kvah = Math.round(workKwh / powerFactor)
  return { kvah, paise: Math.round((kvah * paisePerKvah) / 100) * 100 }
}

/**
 * The least that a meter bills when it counts lead as it counts lag: √(kWh² + (lag + lead)²). It adds up kVA
 * interval by interval, and the sum of slanted sides is never shorter than the slanted side of the sum.
 */
export function leastKvah(kwh: number, lagKvarh: number, leadKvarh: number): number {
  return Math.round(Math.hypot(kwh, lagKvarh + leadKvarh))
}
