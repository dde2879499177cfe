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

const OPEN_END = 'Every slab but the last needs an end, and the last has none'
const BY_THE_UNIT = ['energy', 'wheeling', 'timeOfDay', 'fuelSurcharge']

function endsOpen(slabs: { toUnit: number | null }[]): boolean {
  return slabs.every(({ toUnit }, at) => (at === slabs.length - 1 ? toUnit === null : toUnit !== null))
}

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
    per: z.enum(['kW', 'kVA', 'HP', 'connection', 'consumptionStep']),
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

/** A floor: under the energy charge, under named lines before duty, or under the whole bill. */
export const minimumCharge = z
  .strictObject({
    phase: phase.nullable(),
    amountPaise: paise.nullable(),
    appliesTo: z.enum(['energy', 'lines', 'bill']),
    /** Left out: for the connection. */
    per: z.enum(['kW', 'kVA', 'HP']).optional(),
    /** With `lines`: whose sum is at least so much. */
    lines: z.array(z.enum(['energy', 'fixed', 'wheeling', 'customer', 'fuelSurcharge', 'timeOfDay'])).optional(),
    months: z.array(z.number().int().min(1).max(12)).optional(),
    loadFrom: limit.optional(),
    loadTo: limit.optional(),
    ...provenance,
  })
  .refine(
    ({ appliesTo, lines }) => (appliesTo === 'lines') === Boolean(lines?.length),
    'lines, and only that, names them',
  )

/** Units that are billed at least, for each kW or kVA and month: fewer are billed as so many. */
export const minimumEnergy = z.strictObject({
  unitsEach: z.number().positive(),
  per: z.enum(['kW', 'kVA']),
  of: z.enum(['contract', 'billing-demand']),
  ...provenance,
})

/** Use over what the demand would have used in all hours of the bill; with a power factor where kWh stand over kVA. */
export const loadFactor = z.strictObject({
  per: z.enum(['kW', 'kVA']),
  of: z.enum(['contract', 'billing-demand', 'recorded']),
  timesPowerFactor: z.boolean(),
  ...provenance,
})

/** Each slab of units at its own rate, as with energy; limits as the record states its own. */
const valueSlabs = z
  .array(z.strictObject({ toUnit: limit, value: z.number() }))
  .min(2)
  .refine(endsOpen, OPEN_END)

const announced = z
  .strictObject({
    validFrom: date,
    /** null: the last one announced. */
    validTo: date.nullable(),
    discom: text.nullable(),
    value: z.number(),
    /** In place of `value`, which then is that of the last slab. */
    slabs: valueSlabs.optional(),
    source: text,
    /** What a reader is told of this one; absent: the note of the rate itself. */
    note: text.nullable().optional(),
  })
  .refine(runsForward, BACKWARDS)

function isInOrder(history: z.output<typeof announced>[]): boolean {
  return history.every(({ discom, validFrom }, index) => {
    const before = history.slice(0, index).findLast((entry) => entry.discom === discom)
    return !before || (before.validTo !== null && before.validTo < validFrom)
  })
}

const fuelRate = z.strictObject({
  name: text.nullable(),
  kind: z.enum(['percent', 'paisePerUnit']).nullable(),
  base: z.array(z.enum(['energy', 'fixed', 'wheeling', 'fuelSurcharge'])),
  defaultValue: z.number().nullable(),
  changes: z.enum(['monthly', 'quarterly', 'annual', 'none', 'unknown']),
  history: z.array(announced).refine(isInOrder, 'The history of each company runs from old to new, without overlaps'),
  ...provenance,
})

export const fuelSurcharge = fuelRate
  .extend({
    bands: z.array(z.strictObject({ ...unitBand, value: z.number() })).optional(),
    /** A second rate beside the first, with a line of its own; its base may hold the first. */
    secondPart: fuelRate.optional(),
  })
  .refine(({ base }) => !base.includes('fuelSurcharge'), 'Only a second part can rest on the first')

/** A line, or the part of a line that rests on another: fuelSurcharge.energy, other.deficit-surcharge.energy. */
const base = z
  .string()
  .regex(
    /^(energy|fixed|wheeling|customer|timeOfDay|minimumBill|fuelSurcharge(\.(energy|fixed))?|(other|adjustment)\.[a-z0-9-]+(\.(energy|fixed))?)$/,
  )

/** Each slab of units bears its own percentage, as slabs of an energy charge have their own rate. */
const percentSlabs = z
  .array(z.strictObject({ toUnit: limit, percent: z.number().nonnegative() }))
  .min(2)
  .refine(endsOpen, OPEN_END)

export const levy = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: text,
    kind: z.enum(['percent', 'percentBySlab', 'paisePerUnit', 'paisePerUnitBySlab', 'paisePerMonth']),
    value: z.number().nonnegative().nullable(),
    /** In place of `value` with percentBySlab. */
    slabs: percentSlabs.optional(),
    /** In place of `value` with paisePerUnitBySlab. */
    unitSlabs: valueSlabs.optional(),
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
    ({ kind, unitSlabs }) => (kind === 'paisePerUnitBySlab') === Boolean(unitSlabs),
    'paisePerUnitBySlab, and only that, has unitSlabs',
  )
  .refine(
    ({ kind, base }) => kind !== 'percentBySlab' || base.every((line) => BY_THE_UNIT.includes(line)),
    `Only what is charged by the unit can be parted by slabs: ${BY_THE_UNIT.join(', ')}`,
  )

export type FixedCharge = z.output<typeof fixedCharge>
export type MinimumCharge = z.output<typeof minimumCharge>
export type LoadFactor = z.output<typeof loadFactor>
export type Levy = z.output<typeof levy>
