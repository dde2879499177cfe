import type { BillInput } from '#calculator/bill-input-schema.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

export interface SampleConnection {
  /** "3 kW" */
  load: string
  input: BillInput
}

/** What customers of a category mostly use: a load, as the record counts it, and units a month. */
const USUAL: Record<Tariff['category'], { load: number; units: number[] }> = {
  domestic: { load: 3, units: [50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000] },
  commercial: { load: 5, units: [50, 100, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000] },
  'lt-industry': {
    load: 30,
    units: [300, 500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 12_000, 15_000],
  },
  'ht-industry': {
    load: 500,
    units: [
      10_000, 20_000, 30_000, 50_000, 70_000, 90_000, 110_000, 130_000, 150_000, 180_000, 200_000, 240_000, 300_000,
    ],
  },
}
const MOST_OF_UNITS = 12
const MOST_OF_LOADS = 6

/**
 * So many bills of a category, chosen from both records: on each limit of units and the unit after it, on each limit of
 * loads and just above it, and between them what customers mostly use.
 */
export function sampleConnections(record: Tariff, before: Tariff | undefined, count: number): SampleConnection[] {
  const both = [record, ...(before ? [before] : [])]
  const { load: usual, units: uses } = USUAL[record.category]
  const load = within(usual, record.appliesTo)
  const months = record.billingPeriodMonths
  const middle = (uses[4] ?? 100) * months
  const unitLimits = sorted(both.flatMap(unitLimitsOf))
  const loadLimits = sorted(both.flatMap(loadLimitsOf)).filter((limit) => isWithin(limit, record.appliesTo))

  const chosen = new Map<string, { units: number; load: number }>()
  const add = (units: number, load: number) => {
    if (chosen.size < count) chosen.set(`${units} ${load}`, { units, load })
  }
  for (const limit of spread(unitLimits, MOST_OF_UNITS / 2)) {
    add(limit, load)
    add(limit + 1, load)
  }
  for (const limit of spread(loadLimits, MOST_OF_LOADS / 2)) {
    add(middle, limit)
    if (isWithin(limit + 1, record.appliesTo)) add(middle, limit + 1)
  }
  for (const units of uses) add(units * months, load)
  // Of a record with few limits the usual uses are not enough.
  for (let step = 1; chosen.size < count; step++) add(middle + step * 10 * months, load)

  return [...chosen.values()]
    .toSorted((one, other) => one.load - other.load || one.units - other.units)
    .map((each) => toConnection(record, each))
}

function toConnection(record: Tariff, { units, load }: { units: number; load: number }): SampleConnection {
  const { loadUnit, phase, area, voltageKv } = record.appliesTo
  const kw = { kW: load, kVA: load * 0.9, HP: load * 0.746 }[loadUnit]
  const kva = { kW: load / 0.9, kVA: load, HP: (load * 0.746) / 0.9 }[loadUnit]
  const isHigh = record.category === 'ht-industry' || voltageKv !== null

  return {
    load: `${load} ${loadUnit}`,
    input: {
      units,
      kwh: units,
      months: record.billingPeriodMonths,
      loadKw: kw,
      loadKva: kva,
      ...(loadUnit === 'HP' && { loadHp: load }),
      phase: phase ?? (kw > 7 ? 3 : 1),
      area: area ?? 'urban',
      discom: record.discom[0],
      recordedDemandKva: kva,
      recordedDemandKw: kw,
      ...(isHigh && { contractDemandKva: kva, voltageKv: voltageKv?.[0] ?? 11 }),
    },
  }
}

function unitLimitsOf(record: Tariff): number[] {
  const { energyCharge, fixedCharge, appliesTo, billingPeriodMonths, slabPeriodMonths } = record
  const tables = energyCharge?.tables ?? []
  const limits = [
    ...tables
      .filter(({ limitsIn = 'units' }) => limitsIn === 'units')
      .flatMap(({ slabs }) => slabs.map(({ toUnit }) => toUnit)),
    ...tables.flatMap(({ appliesWhen: { unitsFrom, unitsUpTo } }) => [unitsFrom, unitsUpTo]),
    ...fixedCharge.map(({ unitsTo }) => unitsTo),
    appliesTo.unitsUpTo,
  ]
  return limits.flatMap((limit) => (limit ? [Math.round((limit * billingPeriodMonths) / slabPeriodMonths)] : []))
}

function loadLimitsOf({ fixedCharge, energyCharge, appliesTo }: Tariff): number[] {
  const limits = [
    ...fixedCharge.map(({ loadTo }) => loadTo),
    ...(energyCharge?.tables ?? []).map(({ appliesWhen: { loadTo } }) => loadTo),
    appliesTo.loadTo,
  ]
  return limits.flatMap((limit) => limit ?? [])
}

/** Some of them, evenly: the first and the last always. */
function spread(limits: number[], most: number): number[] {
  if (limits.length <= most) return limits
  return sorted(
    Array.from({ length: most }, (_, at) => limits[Math.round((at * (limits.length - 1)) / (most - 1))] ?? 0),
  )
}

function sorted(numbers: number[]): number[] {
  return [...new Set(numbers)].toSorted((one, other) => one - other)
}

function within(load: number, { loadFrom, loadTo }: Tariff['appliesTo']): number {
  if (loadTo !== null && load > loadTo) return loadTo
  return loadFrom !== null && load <= loadFrom ? loadFrom + 1 : load
}

function isWithin(load: number, { loadFrom, loadTo }: Tariff['appliesTo']): boolean {
  return (loadFrom === null || load > loadFrom) && (loadTo === null || load <= loadTo)
}
