import type { RateTable, Subsidy, Tariff } from '../tariff-schema.ts'
import { scaleLimit, type Usage } from './usage.ts'

/** Where, at or above the present use, a bill could jump, lowest first. Telescopic slabs only bend it. */
export function jumpLimits(tariff: Tariff, usage: Usage): number[] {
  const limits = limitsOf(tariff).map((limit) => scaleLimit(limit, usage))
  return [...new Set([...limits, ...nextSteps(tariff, usage)])].filter((limit) => limit >= usage.units).sort(ascending)
}

const known = new WeakMap<Tariff, number[]>()

/** As the record states them; found once a record. */
export function limitsOf(tariff: Tariff): number[] {
  let limits = known.get(tariff)
  if (!limits) {
    limits = findLimits(tariff)
    known.set(tariff, limits)
  }
  return limits
}

function findLimits(tariff: Tariff): number[] {
  const bands = [
    ...tariff.fixedCharge,
    ...tariff.customerCharge,
    ...tariff.otherCharges,
    ...tariff.electricityDuty,
    ...(tariff.fuelSurcharge.bands ?? []),
  ].flatMap(({ unitsFrom, unitsTo }) => [unitsFrom, unitsTo])
  const limits = [...bands, ...tableLimits(tariff.energyCharge?.tables), ...tariff.subsidy.flatMap(subsidyLimits)]

  return [...new Set(limits.filter((limit) => limit != null && limit > 0) as number[])].sort(ascending)
}

function tableLimits(tables: RateTable[] = []): (number | null | undefined)[] {
  return tables.flatMap(({ appliesWhen, mode, slabs }) => [
    appliesWhen.unitsFrom,
    appliesWhen.unitsUpTo,
    ...slabs.filter(({ ratePaise }) => mode === 'whole-slab' || ratePaise === null).map(({ toUnit }) => toUnit),
    // A rate that nobody knows begins where the slab before it ends.
    ...slabs.filter(({ ratePaise }) => ratePaise === null).map(({ fromUnit }) => fromUnit),
  ])
}

function subsidyLimits({ condition, rule }: Subsidy): (number | null | undefined)[] {
  return [
    condition.unitsFrom,
    condition.unitsUpTo,
    ...(rule.kind === 'replaceTables' ? tableLimits(rule.tables) : []),
    ...(rule.kind === 'perUnitRebate' ? rule.tiers.map(({ whenUnitsUpTo }) => whenUnitsUpTo) : []),
    ...(rule.kind === 'personalFreeUnits' ? [rule.capUnits] : []),
  ]
}

/** Charges by consumption step jump at every step; the next one is enough. */
function nextSteps({ fixedCharge }: Tariff, usage: Usage): number[] {
  return fixedCharge.flatMap(({ unitsPerStep }) => {
    if (unitsPerStep === null || unitsPerStep === undefined) return []
    const step = scaleLimit(unitsPerStep, usage)
    return [Math.ceil(usage.units / step - 1e-9) * step]
  })
}

function ascending(one: number, other: number): number {
  return one - other
}
