import type { Tariff } from '#calculator/tariff-schema.ts'
import type { LoadUnit } from './applies.ts'
import type { Need } from './bill.ts'
import { contractIn, loadIn, loadNeed, recordedIn } from './demand-units.ts'
import { MEAN_DAYS_A_MONTH, type Usage } from './usage.ts'
import {
  fewKwh,
  homeWithoutLoad,
  inputName,
  largeSurcharge,
  loadInWatts,
  loadOfNothing,
  moreInZones,
  moreKwh,
  moreThanFull,
  noHome,
  otherLength,
  twiceContract,
} from './words.en.ts'
import type { UnknownLine, Worksheet } from './worksheet.ts'

/** Nobody keeps drawing twice the contract: it is a slip, or the contract was changed. */
const MOST_TIMES_CONTRACT = 2
/** Motors that idle reach a power factor of 0.3; below, one of the two figures is another meter's. */
const LEAST_POWER_FACTOR = 0.3
/** A home may draw more than its contract allows, but not three times as much at every hour of a month. */
const MOST_TIMES_A_HOMES_LOAD = 3
/** Below so many units a month a home is priced all the same: a family may have let its load grow. */
const UNITS_OF_A_LARGE_HOME = 5000

/** Watts written for kilowatts: such a load would have run for less than this in a month. */
const LARGE_LOAD = 100
const LEAST_HOURS = 0.7

/** Beyond what any company was ever seen to print. */
const MOST_SURCHARGE = { percent: 50, paisePerUnit: 1000 }

const KW_FIRST = ['kW', 'kVA'] as const
const KVA_FIRST = ['kVA', 'kW'] as const
const LOADS = ['contractDemandKva', 'loadKw', 'loadKva', 'loadHp'] as const

/** What cannot be, or hardly: asked in words, and never silently billed. */
export function inputDoubts({ tariff, usage }: Worksheet): UnknownLine[] {
  const { units, kwh, isInKwh, days, months, zoneUnits } = usage
  const doubts: UnknownLine[] = []

  for (const need of LOADS) {
    const load = usage[need]
    if (load === 0) doubts.push(doubt('inputLoad', need, loadOfNothing()))
    else if (load !== undefined && load > LARGE_LOAD && units > 0 && units / months < load * LEAST_HOURS)
      doubts.push(doubt('inputLoad', need, loadInWatts(load, units / months)))
  }

  const surcharge = usage.fuelSurcharge
  const kind = surcharge?.kind ?? tariff.fuelSurcharge.kind
  if (surcharge && kind && kind !== 'amountPaise' && Math.abs(surcharge.value) > MOST_SURCHARGE[kind])
    doubts.push(doubt('inputSurcharge', 'fuelSurcharge', largeSurcharge(surcharge.value, kind === 'percent')))

  const use = noHomesUse(tariff, usage) ?? aboveFullLoad(usage)
  if (use) doubts.push(use)

  if (!isInKwh && kwh !== undefined && units > 0) {
    if (kwh > units + 0.5) doubts.push(doubt('inputKwh', 'kwh', moreKwh(kwh, units)))
    else if (kwh > 0 && kwh / units < LEAST_POWER_FACTOR) doubts.push(doubt('inputKwh', 'kwh', fewKwh(kwh, units)))
  }

  for (const unit of KVA_FIRST) {
    const recorded = recordedIn(unit, usage)
    const contract = contractIn(unit, usage)
    const need = unit === 'kVA' ? 'recordedDemandKva' : 'recordedDemandKw'
    if (recorded !== undefined && contract && recorded > MOST_TIMES_CONTRACT * contract)
      doubts.push(doubt('inputDemand', need, twiceContract(recorded, contract, unit)))
  }

  if (zoneUnits) {
    const inZones = Object.values(zoneUnits).reduce((sum, each) => sum + each, 0)
    if (inZones > units * 1.01 + 1) doubts.push(doubt('inputZones', 'zoneUnits', moreInZones(inZones, units)))
  }

  const meant = months * MEAN_DAYS_A_MONTH
  if (days !== undefined && usage.isLengthGiven && (days < 0.7 * meant - 3 || days > 1.3 * meant + 3))
    doubts.push(doubt('inputLength', 'days', otherLength(days, months)))
  return doubts
}

function doubt(id: string, needs: Need, reason: string): UnknownLine {
  return { id, label: inputName(), component: 'input', needs, reason }
}

/** The question that comes before the price: 50,000 units in a month on 3 kW are no home's. */
function noHomesUse({ category, appliesTo }: Tariff, usage: Usage): UnknownLine | undefined {
  const unit = appliesTo.loadUnit
  const perMonth = usage.units / usage.months
  if (category !== 'domestic' || perMonth <= UNITS_OF_A_LARGE_HOME) return

  const load = loadIn(unit, usage)
  if (load === undefined) return { ...doubt('inputUse', loadNeed(unit), homeWithoutLoad(perMonth)), comesFirst: true }
  const atFullLoad = load * MEAN_DAYS_A_MONTH * 24
  if (perMonth <= atFullLoad * MOST_TIMES_A_HOMES_LOAD) return
  return { ...doubt('inputUse', 'units', noHome(perMonth, load, unit, atFullLoad)), comesFirst: true }
}

/** A load factor above 1. */
function aboveFullLoad(usage: Usage): UnknownLine | undefined {
  const { units, kwh, isInKwh } = usage
  const bound = boundOf(usage)
  if (!bound) return
  const full = bound.most * 24 * longestDays(usage)
  // Of kVAh, only the kWh in them are bounded by kW.
  const used = isInKwh || bound.unit === 'kVA' ? units : (kwh ?? units * LEAST_POWER_FACTOR)
  return used > full ? doubt('inputUse', 'units', moreThanFull(bound.most, bound.unit, full)) : undefined
}

/** What the connection can draw at most: what the meter recorded, else its contract; in the unit that fits the energy. */
function boundOf(usage: Usage): { most: number; unit: LoadUnit } | undefined {
  for (const unit of usage.isInKwh ? KW_FIRST : KVA_FIRST) {
    const most = Math.max(recordedIn(unit, usage) ?? 0, contractIn(unit, usage) ?? 0)
    if (most > 0) return { most, unit }
  }
}

/** A bill's months may have 31 days each. */
function longestDays(usage: Usage): number {
  return usage.days ?? 31 * usage.months
}
