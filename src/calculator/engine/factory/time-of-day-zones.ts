import { type Applies, applies, isInForce } from '#calculator/engine/applies.ts'
import type { Usage } from '#calculator/engine/usage.ts'
import { list } from '#calculator/engine/words.en.ts'
import { zoneOf } from '#calculator/engine/zone-of.ts'
import type { Tariff, TimeOfDay } from '#calculator/tariff-schema.ts'
import { hoursOfDay, rateNotKnown, zoneRate } from './words.en.ts'

/** What a bill prints as one zone of the day: its windows cost the same. */
export interface Zone {
  id: string
  charge: TimeOfDay
  windows: TimeOfDay[]
}

export interface Zones {
  zones: Zone[]
  /** Answers that are missing and would tell. */
  undecided: Exclude<Applies, boolean>[]
}

/** What decides on the zones; answers, but for the date and the record. */
const DECIDING = ['date', 'voltageKv', 'loadKw', 'loadKva', 'loadHp', 'contractDemandKva'] as const

const last = new WeakMap<Tariff, { of: Usage; found: Zones }>()

/** The zones of this bill's month, load and voltage. A bill is worked out many times over, each with the same zones. */
export function zonesOf(tariff: Tariff, usage: Usage): Zones {
  let known = last.get(tariff)
  if (!known || DECIDING.some((name) => known?.of[name] !== usage[name])) {
    known = { of: usage, found: findZones(tariff, usage) }
    last.set(tariff, known)
  }
  return known.found
}

function findZones(tariff: Tariff, usage: Usage): Zones {
  const zones = new Map<string, Zone>()
  const undecided: Exclude<Applies, boolean>[] = []

  for (const charge of tariff.timeOfDay) {
    const applies = isFor(charge, tariff, usage)
    if (typeof applies === 'string') undecided.push(applies)
    if (applies !== true) continue
    const id = zoneOf(charge)
    const zone = zones.get(id)
    if (zone) zone.windows.push(charge)
    else zones.set(id, { id, charge, windows: [charge] })
  }
  return { zones: [...zones.values()], undecided }
}

/** "Morning peak and evening peak, 6 to 10 h and 18 to 22 h" */
export function describeZone({ windows }: Zone): string {
  const names = list([...new Set(windows.map(({ name }) => name))])
  const hours = windows.flatMap(({ fromHour, toHour, days }) =>
    fromHour === null || toHour === null ? [] : [hoursOfDay(fromHour, toHour, days)],
  )
  return `${names[0]?.toUpperCase() ?? ''}${names.slice(1)}${hours.length > 0 ? `, ${list(hours)}` : ''}`
}

/** "+100 paise a unit", "−25%" */
export function describeRate({ kind, value }: TimeOfDay): string {
  return value === null ? rateNotKnown() : zoneRate(value, kind === 'percentOfEnergy')
}

function isFor(charge: TimeOfDay, tariff: Tariff, usage: Usage): Applies {
  const { months, loadFrom, loadTo, voltageKv } = charge
  const inForce = isInForce(charge, { tariff, usage })
  if (inForce !== true) return inForce
  const verdict = applies({ loadFrom, loadTo, voltageKv }, usage, tariff.appliesTo.loadUnit)
  if (verdict !== true || months === null) return verdict
  return usage.date === undefined ? 'date' : months.includes(Number(usage.date.slice(5, 7)))
}
