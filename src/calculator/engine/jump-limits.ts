import type { RateTable, Subsidy, Tariff } from '#calculator/tariff-schema.ts'
import { scaleLimit, type Usage } from './usage.ts'

/** Where, at or above the present use, a bill could jump, lowest first. Telescopic slabs only bend it. */
export function jumpLimits(tariff: Tariff, usage: Usage): number[] {
  const { limits, steps } = jumpsOf(tariff)
  const ahead = limits.map((limit) => scaleLimit(limit, usage)).filter((limit) => limit >= usage.units)
  return steps.length === 0 ? ahead : [...ahead, ...steps.map((step) => nextStep(step, usage))].sort(ascending)
}

/** The limits of a record, as it states them. */
export function limitsOf(tariff: Tariff): number[] {
  return jumpsOf(tariff).limits
}

interface Jumps {
  limits: number[]
  /** Units a step, where a charge rises with every step of use. */
  steps: number[]
}

const known = new WeakMap<Tariff, Jumps>()

function jumpsOf(tariff: Tariff): Jumps {
  const jumps = known.get(tariff) ?? { limits: findLimits(tariff), steps: findSteps(tariff) }
  known.set(tariff, jumps)
  return jumps
}

type Limit = number | null | undefined

function findLimits(tariff: Tariff): number[] {
  const bands = [
    ...tariff.fixedCharge,
    ...tariff.customerCharge,
    ...tariff.otherCharges,
    ...tariff.electricityDuty,
    ...(tariff.fuelSurcharge.bands ?? []),
  ].flatMap(({ unitsFrom, unitsTo }) => [unitsFrom, unitsTo])
  const tables = tableLimits(tariff.energyCharge?.tables)
  const limits = [tariff.appliesTo.unitsUpTo, ...bands, ...tables, ...tariff.subsidy.flatMap(subsidyLimits)]

  return [...new Set(limits.filter((limit) => limit != null && limit > 0) as number[])].sort(ascending)
}

function tableLimits(tables: RateTable[] = []): Limit[] {
  return tables.flatMap(({ appliesWhen, mode, slabs }) => [
    appliesWhen.unitsFrom,
    appliesWhen.unitsUpTo,
    ...slabs.filter(() => mode === 'whole-slab').map(({ toUnit }) => toUnit),
    // From here on nobody knows the rate.
    ...slabs.filter(({ ratePaise }) => ratePaise === null).map(({ fromUnit }) => fromUnit),
  ])
}

function subsidyLimits({ condition, rule }: Subsidy): Limit[] {
  return [
    condition.unitsFrom,
    condition.unitsUpTo,
    ...(rule.kind === 'replaceTables' ? tableLimits(rule.tables) : []),
    ...(rule.kind === 'perUnitRebate' ? rule.tiers.map(({ whenUnitsUpTo }) => whenUnitsUpTo) : []),
    ...(rule.kind === 'personalFreeUnits' ? [rule.capUnits] : []),
  ]
}

function findSteps({ fixedCharge }: Tariff): number[] {
  return fixedCharge.map(({ unitsPerStep }) => unitsPerStep ?? 0).filter((step) => step > 0)
}

function nextStep(unitsPerStep: number, usage: Usage): number {
  const step = scaleLimit(unitsPerStep, usage)
  return Math.ceil(usage.units / step - 1e-9) * step
}

function ascending(one: number, other: number): number {
  return one - other
}
