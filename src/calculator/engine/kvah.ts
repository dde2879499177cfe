export interface Reactive {
  kwh: number
  lagKvarh: number
  leadKvarh: number
}

/** √(kWh² + kVArh²). Where leading reactive energy counts, it is added to the lagging, not taken from it. */
export function kvahWithReactive({ kwh, lagKvarh, leadKvarh }: Reactive, isLeadCounted: boolean): number {
  return Math.hypot(kwh, lagKvarh + (isLeadCounted ? leadKvarh : 0))
}

/** A power factor alone, as the lagging energy that makes it: kVAh = kWh ÷ power factor. */
export function reactiveOf(kwh: number, powerFactor: number): Reactive {
  return { kwh, lagKvarh: kwh * tangent(powerFactor), leadKvarh: 0 }
}

export function powerFactorOf(kwh: number, kvah: number): number {
  return kvah === 0 ? 1 : kwh / kvah
}

/** tan φ, from cos φ. */
export function tangent(powerFactor: number): number {
  return Math.sqrt(1 - powerFactor ** 2) / powerFactor
}

export interface OverCorrection {
  kvahLeadIgnored: number
  kvahLeadCounted: number
  risePercent: number
  isWarning: boolean
}

// Below a percent the meter's own class of accuracy hides it.
const WARNING_PERCENT = 1

/** What leading reactive energy, as from capacitors left on at night, adds to the billed units once it counts. */
export function overCorrection(reactive: Reactive): OverCorrection {
  const kvahLeadIgnored = kvahWithReactive(reactive, false)
  const kvahLeadCounted = kvahWithReactive(reactive, true)
  const risePercent = kvahLeadIgnored === 0 ? 0 : (kvahLeadCounted / kvahLeadIgnored - 1) * 100

  return { kvahLeadIgnored, kvahLeadCounted, risePercent, isWarning: risePercent >= WARNING_PERCENT }
}
