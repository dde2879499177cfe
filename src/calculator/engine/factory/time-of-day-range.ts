import type { BillRange } from '#calculator/engine/bill.ts'
import { computeLines } from '#calculator/engine/compute-lines.ts'
import { subtotal, type Worksheet } from '#calculator/engine/worksheet.ts'
import { isWithin, type Pattern, patternsOf, type Shifts } from './shift-patterns.ts'
import { paiseOfZone } from './time-of-day.ts'
import { type Zone, type Zones, zonesOf } from './time-of-day-zones.ts'
import { rangeOfExtremes, rangeOfShifts } from './words.en.ts'

export interface ZoneRange {
  least: Record<string, number>
  most: Record<string, number>
  /** Whether the shifts that were told narrowed it, or it runs from the best to the worst, in words. */
  why: string
}

/**
 * The zones' units that make a bill cheapest and dearest, where time of day is compulsory and nobody told the zones:
 * for the shifts that were told, else from all units at the best hour to all at the worst.
 */
export function timeOfDayRange(sheet: Worksheet): ZoneRange | undefined {
  const { tariff, usage, unknowns } = sheet
  if (!unknowns.some(({ id, needs }) => id === 'timeOfDay' && needs === 'zoneUnits')) return undefined

  const { zones, choices, isOfShifts } = choicesOf(zonesOf(tariff, usage), usage.shifts)
  const rates = zones.map((zone) => paiseOfZone(zone, sheet))
  if (zones.length === 0 || rates.includes(null)) return undefined

  let [least, most] = [choices[0] ?? [], choices[0] ?? []]
  for (const shares of choices) {
    if (rateOf(shares, rates) < rateOf(least, rates)) least = shares
    if (rateOf(shares, rates) > rateOf(most, rates)) most = shares
  }
  const inUnits = (shares: number[]) =>
    Object.fromEntries(zones.map(({ id }, at) => [id, (shares[at] ?? 0) * usage.units]))
  return { least: inUnits(least), most: inUnits(most), why: isOfShifts ? rangeOfShifts() : rangeOfExtremes() }
}

/** The whole bills of both ends, since duties and rebates may rest on the time of day. */
export function totalsByTimeOfDay(sheet: Worksheet): BillRange | undefined {
  const zones = timeOfDayRange(sheet)
  if (!zones) return undefined
  const { tariff, usage } = sheet
  const totalWith = (zoneUnits: Record<string, number>) => subtotal(computeLines(tariff, { ...usage, zoneUnits }))
  return { leastPaise: totalWith(zones.least), mostPaise: totalWith(zones.most), why: zones.why }
}

interface Choices {
  shifts: Shifts | undefined
  zones: Zone[]
  /** Each a way to use the units: their share in each of the zones. */
  choices: number[][]
  isOfShifts: boolean
}

const known = new WeakMap<Zones, Choices>()

function choicesOf(found: Zones, shifts: Shifts | undefined): Choices {
  let choices = known.get(found)
  if (choices?.shifts !== shifts || !choices) {
    const zones = found.zones.filter(({ charge }) => charge.mandatory === true)
    const isOfShifts = shifts !== undefined && zones.every(hasHours)
    const shares = isOfShifts ? patternsOf(shifts).map((pattern) => spread(pattern, zones)) : extremes(zones)
    choices = { shifts, zones, choices: shares, isOfShifts }
    known.set(found, choices)
  }
  return choices
}

/** All units in one zone, or in none. */
function extremes(zones: Zone[]): number[][] {
  const choices = zones.map((zone) => zones.map((other) => (other === zone ? 1 : 0)))
  return isWholeDay(zones) ? choices : [...choices, []]
}

/** Which share of the units a pattern puts into each zone. */
function spread({ halfHours, offDays }: Pattern, zones: Zone[]): number[] {
  return zones.map(({ windows }) =>
    halfHours.reduce((sum, share, place) => sum + share * dayShareAt(place / 2, windows, offDays), 0),
  )
}

function dayShareAt(hour: number, windows: Zone['windows'], offDays: number): number {
  return windows.reduce((sum, { fromHour, toHour, days }) => {
    if (!isWithin(hour, fromHour ?? 0, toHour ?? 0)) return sum
    return sum + (days === undefined ? 1 : days === 'workingDays' ? 1 - offDays : offDays)
  }, 0)
}

function rateOf(shares: number[], rates: (number | null)[]): number {
  return rates.reduce<number>((sum, rate, at) => sum + (shares[at] ?? 0) * (rate ?? 0), 0)
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
