import type { Usage } from '#calculator/engine/usage.ts'

/** The average power factor of the bill: from its kWh and kVAh where both are known, else as given. Never above 1. */
export function powerFactorOf({ isInKwh, kwh, units, powerFactor }: Usage): number | undefined {
  return !isInKwh && kwh !== undefined && units > 0 ? Math.min(1, kwh / units) : powerFactor
}
