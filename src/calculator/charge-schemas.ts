import { z } from 'zod'
import {
  area,
  BACKWARDS,
  confidence,
  date,
  inForce,
  limit,
  paise,
  phase,
  provenance,
  runsForward,
  text,
  unitBand,
  voltages,
} from './schema-words.ts'

export const wheelingCharge = z
  .strictObject({
    ratePaise: paise.nullable().optional(),
    byVoltage: z.array(z.strictObject({ voltageKv: voltages, ratePaise: paise.nullable() })).optional(),
    confidence: confidence.nullable(),
  })
  .refine(
    ({ ratePaise, byVoltage }) => (ratePaise === undefined) !== (byVoltage === undefined),
    'Give ratePaise or byVoltage',
  )

export const fixedCharge = z
  .strictObject({
    per: z.enum(['kW', 'kVA', 'connection', 'consumptionStep']),
    mode: z.enum(['whole', 'marginal']),
    basis: z
      .enum(['sanctioned', 'contracted', 'contract', 'connected', 'billing-demand', 'billable demand'])
      .nullable(),
    loadFrom: limit,
    loadTo: limit,
    ...unitBand,
    phase: phase.nullable(),
    voltageKv: voltages.nullable(),
    unitsPerStep: z.number().positive().nullable(),
    amountPaise: paise.nullable(),
    ...provenance,
    roundLoadUpTo: z.number().positive().optional(),
  })
  .refine(
    ({ per, unitsPerStep }) => (per === 'consumptionStep') === (unitsPerStep !== null),
    'consumptionStep, and only that, needs unitsPerStep',
  )

export const demand = z.strictObject({
  basis: z.enum(['max-of-recorded-and-floor', 'sanctioned-or-recorded']),
  floorPercent: z.number().min(0).max(100).nullable(),
  excess: z.strictObject({ kind: z.literal('percentOfRateOnExcess'), value: z.number().nonnegative() }).nullable(),
  ...provenance,
})

export const customerCharge = z.strictObject({
  ...unitBand,
  phase: phase.nullable(),
  voltageKv: voltages.nullable(),
  amountPaise: paise.nullable(),
  ...provenance,
})

export const meterRent = z.strictObject({
  items: z.array(z.strictObject({ phase, amountPaise: paise.nullable() })).min(1),
  gstPercent: z.number().nonnegative().nullable(),
  ...provenance,
})

export const minimumCharge = z.strictObject({
  phase: phase.nullable(),
  amountPaise: paise.nullable(),
  appliesTo: z.literal('energy'),
  ...provenance,
})

const announced = z
  .strictObject({
    validFrom: date,
    /** null: the last one announced. */
    validTo: date.nullable(),
    discom: text.nullable(),
    value: z.number(),
    source: text,
  })
  .refine(runsForward, BACKWARDS)

function isInOrder(history: z.output<typeof announced>[]): boolean {
  return history.every(({ discom, validFrom }, index) => {
    const before = history.slice(0, index).findLast((entry) => entry.discom === discom)
    return !before || (before.validTo !== null && before.validTo < validFrom)
  })
}

export const fuelSurcharge = z.strictObject({
  name: text.nullable(),
  kind: z.enum(['percent', 'paisePerUnit']).nullable(),
  base: z.array(z.enum(['energy', 'fixed'])),
  defaultValue: z.number().nullable(),
  changes: z.enum(['monthly', 'quarterly', 'annual', 'none', 'unknown']),
  history: z.array(announced).refine(isInOrder, 'The history of each company runs from old to new, without overlaps'),
  ...provenance,
  bands: z.array(z.strictObject({ ...unitBand, value: z.number() })).optional(),
})

/** A line, or the part of a line that rests on another: fuelSurcharge.energy, other.deficit-surcharge.energy. */
const base = z
  .string()
  .regex(/^(energy|fixed|wheeling|customer|fuelSurcharge(\.(energy|fixed))?|other\.[a-z0-9-]+(\.(energy|fixed))?)$/)

/** Each slab of units bears its own percentage, as slabs of an energy charge have their own rate. */
const percentSlabs = z
  .array(z.strictObject({ toUnit: limit, percent: z.number().nonnegative() }))
  .min(2)
  .refine(
    (slabs) => slabs.every(({ toUnit }, at) => (at === slabs.length - 1 ? toUnit === null : toUnit !== null)),
    'Every slab but the last needs an end, and the last has none',
  )

export const levy = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: text,
    kind: z.enum(['percent', 'percentBySlab', 'paisePerUnit', 'paisePerMonth']),
    value: z.number().nonnegative().nullable(),
    /** In place of `value` with percentBySlab. */
    slabs: percentSlabs.optional(),
    base: z.array(base),
    ...unitBand,
    area: area.nullable(),
    ...inForce,
    ...provenance,
  })
  .refine(runsForward, BACKWARDS)
  .refine(
    ({ kind, base }) => kind.startsWith('percent') === base.length > 0,
    'A percentage, and only that, needs a base',
  )
  .refine(({ kind, slabs }) => (kind === 'percentBySlab') === Boolean(slabs), 'percentBySlab, and only that, has slabs')
  .refine(
    ({ kind, base }) => kind !== 'percentBySlab' || base.every((line) => ['energy', 'fuelSurcharge'].includes(line)),
    'Only what is charged by the unit can be parted by slabs: energy and fuelSurcharge',
  )

export type FixedCharge = z.output<typeof fixedCharge>
export type Demand = z.output<typeof demand>
export type Levy = z.output<typeof levy>
