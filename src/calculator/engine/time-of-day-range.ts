import { isWithin, type Pattern, patternsOf } from './shift-patterns.ts'
import { paiseOfZone } from './time-of-day.ts'
import { type Zone, zonesOf } from './time-of-day-zones.ts'
import type { Worksheet } from './worksheet.ts'

export interface ZoneRange {
  least: Record<string, number>
  most: Record<string, number>
  /** Whether the shifts that were told narrowed it, or it runs from the best to the worst. */
  isOfShifts: boolean
}

type Priced = Zone & { rate: number }

/**
 * The zones' units that make a bill cheapest and dearest, where time of day is compulsory and nobody told the zones:
 * for the shifts that were told, else from all units at the best hour to all at the worst.
 */
export function timeOfDayRange(sheet: Worksheet): ZoneRange | undefined {
  const { tariff, usage, gaps } = sheet
  if (!gaps.some(({ id, needs }) => id === 'timeOfDay' && needs === 'zoneUnits')) return undefined

  const zones = zonesOf(tariff, usage).zones.filter(({ charge }) => charge.mandatory === true)
  const priced = zones.flatMap((zone): Priced[] => {
    const rate = paiseOfZone(zone, sheet)
    return rate === null ? [] : [{ ...zone, rate }]
  })
  if (priced.length === 0 || priced.length < zones.length) return undefined

  const isOfShifts = usage.shifts !== undefined && zones.every(hasHours)
  const choices = isOfShifts ? patternsOf(usage.shifts!).map((pattern) => spread(pattern, priced)) : extremes(priced)
  const ranked = choices.map((shares) => ({ shares, rate: rateOf(shares, priced) })).sort((a, b) => a.rate - b.rate)
  const inUnits = (shares: Record<string, number> = {}) =>
    Object.fromEntries(Object.entries(shares).map(([zone, share]) => [zone, share * usage.units]))
  return { least: inUnits(ranked[0]?.shares), most: inUnits(ranked.at(-1)?.shares), isOfShifts }
}

/** All units in one zone, or in none. */
function extremes(zones: Priced[]): Record<string, number>[] {
  const choices = zones.map(({ id }): Record<string, number> => ({ [id]: 1 }))
  return isWholeDay(zones) ? choices : [...choices, {}]
}

/** Which share of the units a pattern puts into each zone. */
function spread({ halfHours, offDays }: Pattern, zones: Priced[]): Record<string, number> {
  const shares: Record<string, number> = {}

  for (const { id, windows } of zones)
    shares[id] = halfHours.reduce((sum, share, place) => sum + share * dayShareAt(place / 2, windows, offDays), 0)
  return shares
}

function dayShareAt(hour: number, windows: Zone['windows'], offDays: number): number {
  return windows.reduce((sum, { fromHour, toHour, days }) => {
    if (!isWithin(hour, fromHour ?? 0, toHour ?? 0)) return sum
    return sum + (days === undefined ? 1 : days === 'workingDays' ? 1 - offDays : offDays)
  }, 0)
}

function rateOf(shares: Record<string, number>, zones: Priced[]): number {
  return zones.reduce((sum, { id, rate }) => sum + (shares[id] ?? 0) * rate, 0)
}

function hasHours({ windows }: Zone): boolean {
  return windows.every(({ fromHour, toHour }) => fromHour !== null && toHour !== null)
}

/** Whether every half hour of every day lies in a zone, so that no unit can lie in none. */
function isWholeDay(zones: Zone[]): boolean {
  const everyDay = zones.flatMap(({ windows }) => windows).filter(({ days }) => days === undefined)
  return (
    zones.every(hasHours) &&
    Array.from({ length: 48 }, (_, place) => place / 2).every((hour) =>
      everyDay.some(({ fromHour, toHour }) => isWithin(hour, fromHour ?? 0, toHour ?? 0)),
    )
  )
}
