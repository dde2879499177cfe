import type { Levy } from '#calculator/tariff-schema.ts'
import { beforeUnknown } from './percentage.ts'
import { energyOfFirst } from './price-units.ts'
import { scaleLimit, type Usage } from './usage.ts'
import { list, noUnits, percentOfSlab, percentOfUnknown, unitsAt } from './words.en.ts'
import { amountOf, isLeftOut, type Line, type UnknownLine, type Worksheet } from './worksheet.ts'

const UNKNOWN = { reason: () => percentOfUnknown('energy') }

type Result = Pick<Line, 'amount' | 'rule'> | Pick<UnknownLine, 'reason'>

/**
 * A percentage that is another in each slab of units, on the energy charge of that slab's units and their share of
 * what else is charged by the unit. A fuel surcharge that nobody knows is left out and said so.
 */
export function percentageBySlab(slabs: NonNullable<Levy['slabs']>, base: string[], sheet: Worksheet): Result {
  const { usage } = sheet
  const energy = amountOf(sheet, 'energy')
  const others = base.filter((name) => name !== 'energy').map((name) => amountOf(sheet, name))
  if (base.some((name) => !isLeftOut(name) && amountOf(sheet, name) === undefined)) return UNKNOWN
  const byTheUnit = others.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  if (energy === undefined) return UNKNOWN

  const baseOfFirst = (units: number) => {
    const ofEnergy = units === usage.units ? energy : Math.min(energyOfFirst(units, sheet) ?? 0, energy)
    return units === 0 ? 0 : ofEnergy + (byTheUnit * units) / usage.units
  }
  const parts: { percent: number; paise: number; units: number }[] = []
  let from = 0
  for (const { toUnit, percent } of slabs) {
    const to = toUnit === null ? usage.units : Math.min(usage.units, scaleLimit(toUnit, usage))
    if (to <= from) break
    parts.push({ percent, paise: baseOfFirst(to) - baseOfFirst(from), units: to - from })
    from = to
  }

  return {
    amount: parts.reduce((sum, { percent, paise }) => sum + (paise * percent) / 100, 0),
    rule: () =>
      (list(parts.map(({ percent, paise, units }) => percentOfSlab(percent, paise, units))) || noUnits()) +
      beforeUnknown(base, sheet),
  }
}

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
