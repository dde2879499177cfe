import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { loadIn, loadNeed } from './demand-units.ts'
import { scaleLimit, type Usage } from './usage.ts'
import type { Worksheet } from './worksheet.ts'

/** Yes, no, or the answer that would decide it. */
export type Applies = boolean | Need

export type LoadUnit = Tariff['appliesTo']['loadUnit']

interface Band {
  unitsFrom?: number | null
  unitsTo?: number | null
  /** The same, as a table and a record call it. */
  unitsUpTo?: number | null
  loadFrom?: number | null
  loadTo?: number | null
  area?: string | null
  phase?: number | null
  voltageKv?: number[] | null
}

/** "From" is exclusive, "to" inclusive, units are those of the whole bill. One clear no outweighs what is missing. */
export function applies(band: Band, usage: Usage, loadUnit: LoadUnit): Applies {
  return appliesToUnits(band, usage) && appliesToConnection(band, usage, loadUnit)
}

/** Whatever the use. */
export function appliesToConnection(band: Band, usage: Usage, loadUnit: LoadUnit): Applies {
  return both(appliesToLoad(band, usage, loadUnit), appliesToSupply(band, usage))
}

/** Whatever the use and the load. */
export function appliesToSupply(band: Band, usage: Usage): Applies {
  return both(
    both(is(band.area, usage.area, 'area'), is(band.phase, usage.phase, 'phase')),
    appliesToVoltage(band, usage),
  )
}

export function appliesToUnits({ unitsFrom, unitsTo, unitsUpTo }: Band, usage: Usage): boolean {
  const to = unitsTo ?? unitsUpTo
  return (
    (unitsFrom == null || usage.units > scaleLimit(unitsFrom, usage)) &&
    (to == null || usage.units <= scaleLimit(to, usage))
  )
}

function appliesToLoad({ loadFrom, loadTo }: Band, usage: Usage, unit: LoadUnit): Applies {
  if (loadFrom == null && loadTo == null) return true
  const load = loadIn(unit, usage)
  if (load === undefined) return loadNeed(unit)
  return (loadFrom == null || load > loadFrom) && (loadTo == null || load <= loadTo)
}

function appliesToVoltage({ voltageKv }: Band, usage: Usage): Applies {
  if (voltageKv == null) return true
  return usage.voltageKv === undefined ? 'voltageKv' : voltageKv.includes(usage.voltageKv)
}

function is<T>(wanted: T | null | undefined, given: T | undefined, need: Need): Applies {
  if (wanted == null) return true
  return given === undefined ? need : given === wanted
}

function both(one: Applies, other: Applies): Applies {
  return one === false || other === false ? false : one === true ? other : one
}

interface Term {
  validFrom: string | null
  validTo: string | null
}

/**
 * Whether a charge or subsidy was in force on the bill's date. Without a date it is when it covers all the time
 * the record itself covers, and is not when the two never meet.
 */
export function isInForce(term: Term, { usage: { date }, tariff }: Pick<Worksheet, 'usage' | 'tariff'>): Applies {
  if (term.validFrom === null && term.validTo === null) return true
  if (date !== undefined) return begins(term) <= date && date <= ends(term)
  if (begins(term) > ends(tariff) || begins(tariff) > ends(term)) return false
  return (begins(term) <= begins(tariff) && ends(tariff) <= ends(term)) || 'date'
}

// ISO days compare as text.
const begins = ({ validFrom }: Term) => validFrom ?? '0000'
const ends = ({ validTo }: Term) => validTo ?? '9999'
