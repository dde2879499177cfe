import type { Adjustment, RateTable, Tariff } from '#calculator/tariff-schema.ts'
import { factoryRules } from './factory-rules.ts'
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
  return isByDemand
    ? [...new Set([...stretched, ...factoryRules().limitsByDemand(tariff, usage)])].sort(ascending)
    : stretched
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

export function isWholeByDemand({ mode, limitsIn = 'units' }: RateTable): boolean {
  return mode === 'whole-slab' && limitsIn !== 'units'
}

/** Under these names a record holds a limit of units, wherever it stands. */
const LIMITS = ['unitsFrom', 'unitsTo', 'unitsUpTo', 'whenUnitsUpTo', 'capUnits']

function findLimits(tariff: Tariff): number[] {
  const limits = new Set<number>()
  collect(tariff)
  limits.delete(0)
  return [...limits].sort(ascending)

  function collect(part: object) {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'number') {
        if (LIMITS.includes(name)) limits.add(value)
      } else if (typeof value === 'object' && value) collect(value)
    }
    if ('slabs' in part && 'mode' in part) collectSlabs(part as RateTable)
    if ('measure' in part && part.measure === 'units')
      for (const limit of factoryRules().ladderLimits((part as Adjustment).steps ?? [])) limits.add(limit)
  }

  /** Telescopic slabs only bend a bill, up to where nobody knows the rate. */
  function collectSlabs({ mode, limitsIn = 'units', slabs }: RateTable) {
    for (const { fromUnit, toUnit, ratePaise } of slabs) {
      if (toUnit !== null && mode === 'whole-slab' && limitsIn === 'units') limits.add(toUnit)
      if (ratePaise === null) limits.add(fromUnit)
    }
  }
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
