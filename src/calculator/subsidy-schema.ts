import { z } from 'zod'
import { ENDS_EARLY, rateTables, reaches } from './rate-table-schema.ts'
import { area, BACKWARDS, inForce, limit, paise, provenance, runsForward, text } from './schema-words.ts'

const subsidyRule = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('percentOff'),
      percent: z.number().min(0).max(100),
      base: z.array(z.enum(['total', 'energy', 'fixed'])).min(1),
      onFirstUnits: limit,
      capPaise: paise.nullable(),
    })
    .refine(({ base, onFirstUnits }) => onFirstUnits === null || !base.includes('total'), {
      message: 'onFirstUnits speaks of the energy charge; it cannot stand on the total',
    }),
  z.strictObject({ kind: z.literal('replaceTables'), tables: rateTables }),
  z.strictObject({
    kind: z.literal('waive'),
    components: z.array(z.enum(['energy', 'fixed', 'wheeling', 'customer', 'fuelSurcharge', 'electricityDuty'])).min(1),
  }),
  z.strictObject({
    kind: z.literal('perUnitRebate'),
    tiers: z
      .array(
        z
          .strictObject({ whenUnitsUpTo: z.number().positive(), freeUnits: limit, paisePerUnit: paise.nullable() })
          .refine(
            ({ freeUnits, paisePerUnit }) => (freeUnits === null) !== (paisePerUnit === null),
            'A tier gives either freeUnits or paisePerUnit',
          ),
      )
      .min(1),
    capPaise: paise.nullable(),
  }),
  z.strictObject({
    kind: z.literal('fixedAmountForFirstUnits'),
    units: z.number().positive(),
    amountPaise: paise,
    /** Charges of which these units' share is inside the amount too. */
    withShareOf: z.array(z.enum(['fixed', 'electricityDuty'])),
  }),
  z.strictObject({
    kind: z.literal('personalFreeUnits'),
    capUnits: z.number().positive(),
    allOrNothingAboveCap: z.literal(true),
    requires: z.literal('entitlementUnits'),
    base: z.tuple([z.literal('total')]),
  }),
])

export const subsidy = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: text,
    optIn: z.boolean(),
    defaultOn: z.boolean(),
    /** True when the printed rates already carry it: then it is told, not taken off again. */
    includedInRates: z.boolean(),
    ...inForce,
    condition: z.strictObject({
      unitsFrom: limit,
      unitsUpTo: limit,
      loadKwUpTo: limit,
      area: area.nullable(),
      eligibility: text.nullable(),
    }),
    rule: subsidyRule,
    ...provenance,
  })
  .refine(runsForward, BACKWARDS)
  .refine(
    ({ rule, condition }) =>
      rule.kind !== 'replaceTables' || rule.tables.every((table) => reaches(table, condition.unitsUpTo)),
    { path: ['rule', 'tables'], message: ENDS_EARLY },
  )

export type Subsidy = z.output<typeof subsidy>
