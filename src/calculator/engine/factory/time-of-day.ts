import { inputName, list, unitsOf } from '#calculator/engine/words.en.ts'
import {
  amountOf,
  type Entry,
  needsAnswer,
  toLine,
  type UnknownLine,
  type Worksheet,
} from '#calculator/engine/worksheet.ts'
import { zoneOf } from '#calculator/engine/zone-of.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { describeRate, describeZone, type Zone, zonesOf } from './time-of-day-zones.ts'
import { noSuchZone, noZone, timeOfDayName, whenUnknown, zoneRateUnknown, zoneRule } from './words.en.ts'

const lineName = () => ({ id: 'timeOfDay', label: timeOfDayName(), component: 'timeOfDay' })

/** Each zone's units at what they cost more or less: paise a unit, or a percentage of their share of the energy. */
export function timeOfDay(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  if (tariff.timeOfDay.length === 0) return []

  const { zones, undecided } = zonesOf(tariff, usage)
  const { zoneUnits } = usage
  // Zones of another season say nothing of this one's.
  const strange = zoneUnits ? strangers(zoneUnits, zones, tariff) : []
  if (zoneUnits && zones.some(({ id }) => id in zoneUnits)) return [...charge(zones, zoneUnits, sheet), ...strange]
  const [need] = undecided
  if (need && tariff.timeOfDay.some(({ mandatory }) => mandatory)) return [{ ...lineName(), ...needsAnswer(need) }]

  const open = zones.filter(({ charge }) => charge.mandatory !== false && charge.value !== 0)
  return [...(open.length === 0 ? [] : [unanswered(open)]), ...strange]
}

/** Units under a name that no zone of the tariff has, in no season: a slip of the pen, never silently left out. */
function strangers(zoneUnits: Record<string, number>, zones: Zone[], { timeOfDay }: Tariff): Entry[] {
  const names = Object.keys(zoneUnits).filter(
    (name) =>
      (zoneUnits[name] ?? 0) > 0 &&
      !zones.some(({ id }) => id === name) &&
      !timeOfDay.some((charge) => zoneOf(charge) === name),
  )
  if (names.length === 0) return []
  const reason = () => noSuchZone(names, [...new Set(timeOfDay.map(zoneOf))])
  return [{ id: 'inputZones', label: inputName(), component: 'tariff', needs: 'zoneUnits', reason }]
}

/** What the units of a zone cost more, in paise a unit; null where the rate or its base is not known. */
export function paiseOfZone({ charge }: Zone, sheet: Worksheet): number | null {
  const { kind, value, base = ['energy'] } = charge
  if (value === null || kind === 'paisePerUnit') return value
  const amounts = base.map((name) => amountOf(sheet, name))
  if (amounts.includes(undefined) || sheet.usage.units === 0) return null
  return (amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * value) / 100 / sheet.usage.units
}

function charge(zones: Zone[], zoneUnits: Record<string, number>, sheet: Worksheet): Entry[] {
  const used = zones.filter(({ id }) => (zoneUnits[id] ?? 0) > 0)
  const parts = used.map((zone) => ({ zone, units: zoneUnits[zone.id] ?? 0, rate: paiseOfZone(zone, sheet) }))
  const missing = parts.find(({ rate }) => rate === null)
  if (missing) return [{ ...lineName(), reason: () => zoneRateUnknown(missing.zone.charge.name) }]

  const weakest = used.find(({ charge }) => charge.confidence === 'memory') ?? used[0] ?? zones[0]
  const paise = parts.reduce((sum, { units, rate }) => sum + units * (rate ?? 0), 0)
  const rule = () => list(parts.map(({ zone, units, rate }) => describePart(zone, units, rate ?? 0, sheet))) || noZone()
  return [toLine(lineName(), paise, rule, weakest?.charge)]
}

function describePart({ charge, windows }: Zone, units: number, rate: number, { tariff }: Worksheet): string {
  const names = [...new Set(windows.map(({ name }) => name))]
  const share = charge.kind === 'percentOfEnergy' ? units * (rate / ((charge.value ?? 0) / 100)) : null
  return zoneRule(units, unitsOf(tariff), names, describeRate(charge), share)
}

function unanswered(zones: Zone[]): UnknownLine {
  return {
    ...lineName(),
    needs: 'zoneUnits',
    reason: () => whenUnknown(zones.map((zone) => `${describeZone(zone)}: ${describeRate(zone.charge)}`)),
  }
}
