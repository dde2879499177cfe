import type { RateTable, Tariff } from '#calculator/tariff-schema.ts'
import { applies, type LoadUnit } from './applies.ts'
import type { Need } from './bill.ts'
import { factoryRules } from './factory-rules.ts'
import { plain } from './numbers.ts'
import { scaleLimit, type Usage } from './usage.ts'
import { aboveUnit, allUnitsAt, forTable, limitsStated, noUnits, slabAt } from './words.en.ts'
import type { Worksheet } from './worksheet.ts'

/**
 * What a table charges for the first `units` of a bill: telescopic, each slab at its own rate; whole-slab, every unit
 * at the rate of the slab that holds the total. Null when a rate it touches is not known.
 */
export function priceUnits(table: RateTable, usage: Usage, units = usage.units): number | null {
  let paise = 0
  let priced = 0

  for (const { toUnit, ratePaise } of table.slabs) {
    const end = toUnit === null ? Number.POSITIVE_INFINITY : scaleLimit(toUnit, usage)
    if (table.mode === 'whole-slab') {
      if (usage.units <= end) return ratePaise === null ? null : units * ratePaise
    } else if (priced < units) {
      if (ratePaise === null) return null
      paise += (Math.min(units, end) - priced) * ratePaise
      priced = Math.min(units, end)
    }
  }
  // A table that ends has no rate for what lies beyond.
  return priced < units ? null : paise
}

/** "0 to 50 units at 195 paise, 51 to 95 at 310 paise" */
export function describeUnits(table: RateTable, usage: Usage, word: string): string {
  const slabs = splitUnits(table, usage).map(({ from, to, ratePaise }, place) =>
    table.mode === 'whole-slab'
      ? allUnitsAt(to, ratePaise ?? 0, word)
      : slabAt(firstUnit(from), plain(to), ratePaise ?? 0, place === 0 ? word : ''),
  )
  return slabs.length === 0 ? noUnits(word) : slabs.join(', ') + stretched(usage)
}

function stretched({ limitTimes, limitOver, days }: Usage): string {
  return limitTimes === limitOver ? '' : limitsStated(limitOver, limitTimes, limitTimes === days)
}

interface Portion {
  from: number
  to: number
  ratePaise: number | null
}

/** Of a use that has a price. */
function splitUnits({ mode, slabs }: RateTable, usage: Usage): Portion[] {
  const { units } = usage
  const portions: Portion[] = []

  for (const { fromUnit, toUnit, ratePaise } of slabs) {
    const end = toUnit === null ? Number.POSITIVE_INFINITY : scaleLimit(toUnit, usage)

    if (mode === 'whole-slab') {
      if (units <= end) return [{ from: 0, to: units, ratePaise }]
    } else {
      const from = scaleLimit(fromUnit, usage)
      const to = Math.min(units, end)
      if (to > from) portions.push({ from, to, ratePaise })
    }
  }
  return portions
}

function firstUnit(from: number): string {
  if (from === 0) return '0'
  return Number.isInteger(from) ? plain(from + 1) : aboveUnit(from)
}

/** The energy charge of the first units of this bill, in paise, at the rates of its own table; undefined where unknown. */
export function energyOfFirst(units: number, { usage, tariff }: Worksheet): number | undefined {
  const table = chooseTable(tariff.energyCharge?.tables ?? [], usage, tariff)
  if (table === undefined || typeof table === 'string') return undefined
  return priceUnits(table, usage, Math.min(usage.units, units)) ?? undefined
}

/** The first table that fits the whole use, its limits in units, the missing answer that decides it, or nothing. */
export function chooseTable(tables: RateTable[], usage: Usage, tariff: Tariff): RateTable | Need | undefined {
  for (const table of tables) {
    const verdict = applies(table.appliesWhen, usage, tariff.appliesTo.loadUnit)
    if (verdict === false) continue
    if (verdict !== true) return verdict
    return table.limitsIn && tariff.loadFactor ? factoryRules().limitsInUnits(table, usage, tariff) : table
  }
}

/** "For use above 100 up to 200 units, load up to 2 kW: " */
export function describeTable({ appliesWhen: when }: RateTable, usage: Usage, loadUnit: LoadUnit): string {
  const scaled = (limit: number | null | undefined) => (limit == null ? limit : scaleLimit(limit, usage))
  return forTable(
    [scaled(when.unitsFrom), scaled(when.unitsUpTo)],
    [when.loadFrom, when.loadTo],
    loadUnit,
    when.area,
    when.voltageKv,
  )
}
