import type { RateTable, Tariff } from '#calculator/tariff-schema.ts'
import { applies, type LoadUnit } from './applies.ts'
import type { Need } from './bill.ts'
import { factoryRules } from './factory-rules.ts'
import { scaleLimit, type Usage } from './usage.ts'
import { forTable } from './words.en.ts'

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
