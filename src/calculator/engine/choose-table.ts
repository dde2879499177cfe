import type { RateTable, Tariff } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { fits, type LoadUnit } from './fits.ts'
import { limitsInUnits } from './limits-in-units.ts'
import { scaleLimit, type Usage } from './usage.ts'
import { plain } from './words.ts'

/** The first table that fits the whole use, its limits in units, the missing answer that decides it, or nothing. */
export function chooseTable(tables: RateTable[], usage: Usage, tariff: Tariff): RateTable | Need | undefined {
  for (const table of tables) {
    const { unitsUpTo, ...when } = table.appliesWhen
    const fit = fits({ ...when, unitsTo: unitsUpTo }, usage, tariff.appliesTo.loadUnit)
    if (fit !== false) return fit === true ? limitsInUnits(table, usage, tariff) : fit
  }
}

/** "For use above 100 up to 200 units, load up to 2 kW: " */
export function describeTable({ appliesWhen: when }: RateTable, usage: Usage, loadUnit: LoadUnit): string {
  const units = range(when.unitsFrom, when.unitsUpTo, (limit) => plain(scaleLimit(limit, usage)))
  const load = range(when.loadFrom, when.loadTo, plain)
  const clauses = [
    units && `use ${units} units`,
    load && `load ${load} ${loadUnit}`,
    when.area && `${when.area} connections`,
    when.voltageKv && `supply at ${when.voltageKv.join(' or ')} kV`,
  ].filter(Boolean)

  return clauses.length > 0 ? `For ${clauses.join(', ')}: ` : ''
}

function range(from: number | null | undefined, to: number | null | undefined, say: (limit: number) => string): string {
  return [from == null ? '' : `above ${say(from)}`, to == null ? '' : `up to ${say(to)}`].filter(Boolean).join(' ')
}
