import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { loadIn, loadNeed } from './demand-units.ts'
import { scaleLimit, type Usage } from './usage.ts'

/** Yes, no, or the answer that would decide it. */
export type Fit = boolean | Need

export type LoadUnit = Tariff['appliesTo']['loadUnit']

interface Band {
  unitsFrom?: number | null
  unitsTo?: number | null
  loadFrom?: number | null
  loadTo?: number | null
  area?: string | null
  phase?: number | null
  voltageKv?: number[] | null
}

/** "From" is exclusive, "to" inclusive, units are those of the whole bill. One clear no outweighs what is missing. */
export function fits(band: Band, usage: Usage, loadUnit: LoadUnit): Fit {
  if (!fitsUnits(band, usage)) return false

  return both(
    both(fitsLoad(band, usage, loadUnit), is(band.area, usage.area, 'area')),
    both(is(band.phase, usage.phase, 'phase'), fitsVoltage(band, usage)),
  )
}

export function fitsUnits({ unitsFrom, unitsTo }: Band, usage: Usage): boolean {
  return (
    (unitsFrom == null || usage.units > scaleLimit(unitsFrom, usage)) &&
    (unitsTo == null || usage.units <= scaleLimit(unitsTo, usage))
  )
}

function fitsLoad({ loadFrom, loadTo }: Band, usage: Usage, unit: LoadUnit): Fit {
  if (loadFrom == null && loadTo == null) return true
  const load = loadIn(unit, usage)
  if (load === undefined) return loadNeed(unit)
  return (loadFrom == null || load > loadFrom) && (loadTo == null || load <= loadTo)
}

function fitsVoltage({ voltageKv }: Band, usage: Usage): Fit {
  if (voltageKv == null) return true
  return usage.voltageKv === undefined ? 'voltageKv' : voltageKv.includes(usage.voltageKv)
}

function is<T>(wanted: T | null | undefined, given: T | undefined, need: Need): Fit {
  if (wanted == null) return true
  return given === undefined ? need : given === wanted
}

function both(one: Fit, other: Fit): Fit {
  return one === false || other === false ? false : one === true ? other : one
}
