import { z } from 'zod'
import { BACKWARDS, inForce, limit, paise, provenance, runsForward, text, unitBand, voltages } from './schema-words.ts'

/**
 * A step of a table by power factor, load factor (both as fractions) or units. `each`: the value once for every such
 * step that lies behind the measure, from `above` upwards or from `below` downwards. Without `each`: the value once,
 * while the measure lies inside.
 */
const step = z
  .strictObject({
    above: z.number().nonnegative().optional(),
    upTo: z.number().positive().nullable().optional(),
    below: z.number().positive().optional(),
    downTo: z.number().nonnegative().nullable().optional(),
    each: z.number().positive().optional(),
    value: z.number(),
  })
  .refine(
    ({ above, upTo, below, downTo }) =>
      above === undefined ? below !== undefined && upTo === undefined : below === undefined && downTo === undefined,
    'A step runs from above to upTo, or from below to downTo',
  )

const WHEN_PAID = ['prompt', 'online', 'advance', 'prepaid'] as const

/** A surcharge (above zero) or a rebate (below zero) that depends on how the power is used, supplied or paid. */
export const adjustment = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: text,
    /** Those by payment are granted only to who says so, and stand after the duty. */
    reason: z.enum(['powerFactor', 'loadFactor', 'voltage', 'bulk', 'other', ...WHEN_PAID]),
    kind: z.enum(['percent', 'paisePerUnit', 'paise']),
    /** null: not known. Left out where steps give it. */
    value: z.number().nullable().optional(),
    measure: z.enum(['powerFactor', 'loadFactor', 'units']).optional(),
    steps: z.array(step).min(1).optional(),
    /** Of a part of a step: left out of the count, counted as a whole, or by its size. */
    partSteps: z.enum(['ignored', 'whole', 'exact']).optional(),
    base: z.array(
      z.string().regex(/^(total|energy|fixed|wheeling|customer|timeOfDay|fuelSurcharge|other\.[a-z0-9-]+)$/),
    ),
    /** Most that a percentage may come to, either way. */
    capPercent: z.number().positive().optional(),
    /** A month. */
    capPaise: paise.optional(),
    ...unitBand,
    loadFrom: limit.optional(),
    loadTo: limit.optional(),
    voltageKv: voltages.optional(),
    ...inForce,
    ...provenance,
  })
  .refine(runsForward, BACKWARDS)
  .refine(({ kind, base }) => (kind === 'percent') === base.length > 0, 'A percentage, and only that, needs a base')
  .refine(
    ({ value, steps, measure }) =>
      (steps === undefined) === (value !== undefined) && (steps === undefined) === (measure === undefined),
    'Give a value, or steps and what they measure',
  )
  .refine(
    ({ reason, base }) => (WHEN_PAID as readonly string[]).includes(reason) || !base.includes('total'),
    'Only what is granted for a payment can stand on the total',
  )

export type Adjustment = z.output<typeof adjustment>
export type AdjustmentStep = z.output<typeof step>
export type WhenPaid = (typeof WHEN_PAID)[number]
