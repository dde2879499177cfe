import type { RateTable } from '#calculator/tariff-schema.ts'
import { scaleLimit, type Usage } from './usage.ts'
import { plain } from './words.ts'

/**
 * What a table charges for the first `units` of a bill: telescopic, each slab at its own rate; whole-slab, every unit
 * at the rate of the slab that holds the total. Null when a rate it touches is not known.
 */
export function priceUnits(table: RateTable, usage: Usage, units = usage.units): number | null {
  let paise = 0

  for (const { ratePaise, units: inSlab } of splitUnits(table, usage, units)) {
    if (ratePaise === null) return null
    paise += inSlab * ratePaise
  }
  return paise
}

/** "0 to 50 units at 195 paise, 51 to 95 at 310 paise" */
export function describeUnits(table: RateTable, usage: Usage, word: string): string {
  const slabs = splitUnits(table, usage, usage.units).map(({ from, to, units, ratePaise }) =>
    table.mode === 'whole-slab'
      ? `all ${plain(units)} ${word} at ${plain(ratePaise ?? 0)} paise`
      : `${span(firstUnit(from), plain(to))} at ${plain(ratePaise ?? 0)} paise`,
  )
  if (slabs.length === 0) return `no ${word} used`
  if (table.mode === 'telescopic') slabs[0] = slabs[0]?.replace(' at ', ` ${word} at `) ?? ''
  return slabs.join(', ') + stretched(usage)
}

function stretched({ limitTimes, limitOver, days }: Usage): string {
  if (limitTimes === limitOver) return ''
  const length = (count: number) =>
    limitTimes === days ? `${count} days` : count === 1 ? 'a month' : `${plain(count)} months`
  return `; limits stated for ${length(limitOver)}, here for ${length(limitTimes)}`
}

/** A slab of which only the first unit is used is named by that unit. */
function span(first: string, last: string): string {
  return first === last ? first : `${first} to ${last}`
}

interface Portion {
  from: number
  to: number
  units: number
  ratePaise: number | null
}

function splitUnits({ mode, slabs }: RateTable, usage: Usage, units: number): Portion[] {
  const portions: Portion[] = []

  for (const { fromUnit, toUnit, ratePaise } of slabs) {
    const end = toUnit === null ? Number.POSITIVE_INFINITY : scaleLimit(toUnit, usage)

    if (mode === 'whole-slab') {
      if (usage.units <= end) return [{ from: 0, to: units, units, ratePaise }]
    } else {
      const from = scaleLimit(fromUnit, usage)
      const to = Math.min(units, end)
      if (to <= from) return portions
      portions.push({ from, to, units: to - from, ratePaise })
    }
  }

  // A table that ends has no rate for what lies beyond.
  const priced = portions.at(-1)?.to ?? 0
  return priced < units ? [...portions, { from: priced, to: units, units: units - priced, ratePaise: null }] : portions
}

function firstUnit(from: number): string {
  if (from === 0) return '0'
  return Number.isInteger(from) ? plain(from + 1) : `above ${plain(from)}`
}
