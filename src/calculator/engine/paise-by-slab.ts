import { scaleLimit, type Usage } from './usage.ts'
import { list, noUnits, unitsAt } from './words.en.ts'
import type { Line } from './worksheet.ts'

/** Each slab's units at the slab's own paise; limits stretch to the bill as all do. */
export function paiseBySlab(
  slabs: { toUnit: number | null; value: number }[],
  units: number,
  usage: Usage,
): Pick<Line, 'amount' | 'rule'> {
  const parts: { units: number; value: number }[] = []
  let from = 0

  for (const { toUnit, value } of slabs) {
    const to = toUnit === null ? units : Math.min(units, scaleLimit(toUnit, usage))
    if (to <= from) break
    parts.push({ units: to - from, value })
    from = to
  }
  return {
    amount: parts.reduce((sum, part) => sum + part.units * part.value, 0),
    rule: () => list(parts.map((part) => unitsAt(part.units, part.value))) || noUnits(),
  }
}
