import type { RateTable, Subsidy, Tariff } from '#calculator/tariff-schema.ts'
import { ladderLimits } from './ladder.ts'
import { limitsInUnits } from './limits-in-units.ts'
import { unitsAtFullLoad } from './load-factor.ts'
import { scaleLimit, type Usage } from './usage.ts'

/** Where, at or above the present use, a bill could jump, lowest first. Telescopic slabs only bend it. */
export function jumpLimits(tariff: Tariff, usage: Usage): number[] {
  const { steps } = jumpsOf(tariff)
  const ahead = limitsOf(tariff, usage).filter((limit) => limit >= usage.units)
  return steps.length === 0 ? ahead : [...ahead, ...steps.map((step) => nextStep(step, usage))].sort(ascending)
}

/** The limits of this bill, stretched to its length, lowest first. */
export function limitsOf(tariff: Tariff, usage: Usage): number[] {
  const { limits, isByDemand } = jumpsOf(tariff)
  const stretched = limits.map((limit) => scaleLimit(limit, usage))
  return isByDemand ? [...new Set([...stretched, ...limitsByDemand(tariff, usage)])].sort(ascending) : stretched
}

interface Jumps {
  limits: number[]
  /** Units a step, where a charge rises with every step of use. */
  steps: number[]
  /** Whether there are limits that follow from the demand of the bill. */
  isByDemand: boolean
}

const known = new WeakMap<Tariff, Jumps>()

function jumpsOf(tariff: Tariff): Jumps {
  let jumps = known.get(tariff)
  if (!jumps) {
    jumps = { limits: findLimits(tariff), steps: findSteps(tariff), isByDemand: hasLimitsByDemand(tariff) }
    known.set(tariff, jumps)
  }
  return jumps
}

function hasLimitsByDemand({ loadFactor, energyCharge, adjustments = [] }: Tariff): boolean {
  return (
    loadFactor !== undefined &&
    (!!energyCharge?.tables.some(isWholeByDemand) || adjustments.some(({ measure }) => measure === 'loadFactor'))
  )
}

function isWholeByDemand({ mode, limitsIn = 'units' }: RateTable): boolean {
  return mode === 'whole-slab' && limitsIn !== 'units'
}

/** What slabs and rebates by the demand come to in units; nothing where the demand is not known. */
function limitsByDemand(tariff: Tariff, usage: Usage): number[] {
  const { loadFactor, energyCharge, adjustments = [] } = tariff
  const slabs = (energyCharge?.tables ?? []).filter(isWholeByDemand).flatMap((table) => {
    const inUnits = limitsInUnits(table, usage, tariff)
    return typeof inUnits === 'string' ? [] : inUnits.slabs.map(({ toUnit }) => toUnit && scaleLimit(toUnit, usage))
  })
  const full = loadFactor && unitsAtFullLoad(loadFactor, tariff, usage)
  const steps = adjustments
    .filter(({ measure }) => measure === 'loadFactor' && typeof full === 'number')
    .flatMap(({ steps = [] }) => ladderLimits(steps).map((limit) => limit * (full as number)))

  return [...slabs, ...steps].filter((limit): limit is number => limit !== null && limit > 0)
}

type Limit = number | null | undefined

function findLimits(tariff: Tariff): number[] {
  const bands = [
    ...tariff.fixedCharge,
    ...tariff.customerCharge,
    ...tariff.otherCharges,
    ...tariff.electricityDuty,
    ...(tariff.fuelSurcharge.bands ?? []),
    ...(tariff.adjustments ?? []),
  ].flatMap(({ unitsFrom, unitsTo }) => [unitsFrom, unitsTo])
  const tables = tableLimits(tariff.energyCharge?.tables)
  const steps = (tariff.adjustments ?? []).flatMap(({ measure, steps = [] }) =>
    measure === 'units' ? ladderLimits(steps) : [],
  )
  const schemes = tariff.subsidy.flatMap(subsidyLimits)
  const limits = [tariff.appliesTo.unitsUpTo, ...bands, ...tables, ...steps, ...schemes]

  return [...new Set(limits.filter((limit) => limit != null && limit > 0) as number[])].sort(ascending)
}

function tableLimits(tables: RateTable[] = []): Limit[] {
  return tables.flatMap(({ appliesWhen, mode, limitsIn = 'units', slabs }) => [
    appliesWhen.unitsFrom,
    appliesWhen.unitsUpTo,
    ...slabs.filter(() => mode === 'whole-slab' && limitsIn === 'units').map(({ toUnit }) => toUnit),
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
