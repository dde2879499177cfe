import { computeLines } from './compute-lines.ts'
import { type Usage, withUnits } from './usage.ts'
import { newUnknowns, subtotal, type Worksheet } from './worksheet.ts'

// Both points lie just above the present use, so that a jump right there stays out of the slope.
const EPSILON = 1e-6
const STEP = 1 / 128

/** What one more unit costs in its slab, jumps left out; null when a charge beyond is not known. */
export function marginalPaise(
  sheet: Worksheet,
  vary: (usage: Usage, units: number) => Usage = withUnits,
): number | null {
  const { tariff, usage } = sheet
  const at = (units: number) => computeLines(tariff, vary(usage, units), (paise) => paise)
  const [near, far] = [at(usage.units + EPSILON), at(usage.units + EPSILON + STEP)]

  if (newUnknowns(sheet, near).length > 0) return null
  return Math.round((subtotal(far) - subtotal(near)) / STEP)
}
