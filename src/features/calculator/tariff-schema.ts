import { z } from 'zod'
import { slabsSchema } from './slabs-schema.ts'

/*
 * One tariff record. Money is integer paise (a rate may carry a fraction of a paisa), limits are units,
 * and null says "not known", never zero. Strict throughout: a field this page does not name is a typing slip.
 * The browser takes only the types from here; the schema itself would ship zod to visitors.
 */

const unknown = null
const text = z.string().min(1)
const paise = z.number().nonnegative()
const limit = z.number().nonnegative().nullable()
const date = z.iso.date()
const confidence = z.enum(['order', 'discom page', 'press', 'third-party', 'memory'])
const area = z.enum(['urban', 'rural'])
const phase = z.union([z.literal(1), z.literal(3)])
const voltages = z.array(z.number().positive()).min(1)

/** Where a part comes from when that is not where the record comes from, and what a reader must know of it. */
const provenance = { confidence: confidence.nullable(), note: text.nullable() }

const inForce = { validFrom: date.nullable(), validTo: date.nullable() }

/** "From" is exclusive and "to" inclusive, on the use of the whole bill. */
const unitBand = { unitsFrom: limit, unitsTo: limit }

const appliesTo = z.strictObject({
  area: area.nullable(),
  phase: phase.nullable(),
  loadFrom: limit,
  loadTo: limit,
  loadUnit: z.enum(['kW', 'kVA']),
  unitsUpTo: limit,
  voltageKv: voltages.nullable(),
  eligibility: text.nullable(),
})

const rateTable = z.strictObject({
  appliesWhen: z
    .strictObject({
      unitsFrom: limit,
      unitsUpTo: limit,
      loadFrom: limit,
      loadTo: limit,
      area,
      voltageKv: voltages,
    })
    .partial(),
  mode: z.enum(['telescopic', 'whole-slab']),
  slabs: slabsSchema,
})

const rateTables = z.array(rateTable).min(1)

const ENDS_EARLY =
  'The last slab ends before its table does: leave toUnit null, or end it where the table stops applying'

function reaches({ appliesWhen, slabs }: RateTable, unitsUpTo: number | null): boolean {
  const end = slabs.at(-1)?.toUnit
  return end == null || end === (appliesWhen.unitsUpTo ?? unitsUpTo)
}

const wheelingCharge = z.strictObject({
  ratePaise: paise.nullable().optional(),
  byVoltage: z.array(z.strictObject({ voltageKv: voltages, ratePaise: paise.nullable() })).optional(),
  confidence: confidence.nullable(),
})

const fixedCharge = z.strictObject({
  per: z.enum(['kW', 'kVA', 'connection', 'consumptionStep']),
  mode: z.enum(['whole', 'marginal']),
  basis: z.enum(['sanctioned', 'contracted', 'contract', 'connected', 'billing-demand', 'billable demand']).nullable(),
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

const demand = z.strictObject({
  basis: z.enum(['max-of-recorded-and-floor', 'sanctioned-or-recorded']),
  floorPercent: z.number().min(0).max(100).nullable(),
  excess: z.strictObject({ kind: z.literal('percentOfRateOnExcess'), value: z.number().nonnegative() }).nullable(),
  ...provenance,
})

const customerCharge = z.strictObject({
  ...unitBand,
  phase: phase.nullable(),
  voltageKv: voltages.nullable(),
  amountPaise: paise.nullable(),
  confidence: confidence.nullable(),
})

const meterRent = z.strictObject({
  items: z.array(z.strictObject({ phase, amountPaise: paise.nullable() })).min(1),
  gstPercent: z.number().nonnegative().nullable(),
  ...provenance,
})

const minimumCharge = z.strictObject({
  phase: phase.nullable(),
  amountPaise: paise.nullable(),
  appliesTo: z.literal('energy'),
  ...provenance,
})

const fuelSurcharge = z.strictObject({
  name: text.nullable(),
  kind: z.enum(['percent', 'paisePerUnit']).nullable(),
  base: z.array(z.enum(['energy', 'fixed'])),
  defaultValue: z.number().nullable(),
  changes: z.enum(['monthly', 'quarterly', 'annual', 'none', 'unknown']),
  history: z.array(
    z.strictObject({
      validFrom: date,
      validTo: date.nullable(),
      discom: text.nullable(),
      value: z.number(),
      source: text,
    }),
  ),
  ...provenance,
  bands: z.array(z.strictObject({ ...unitBand, value: z.number() })).optional(),
})

/** A line, or the part of a line that rests on another: fuelSurcharge.energy, other.deficit-surcharge.energy. */
const base = z
  .string()
  .regex(/^(energy|fixed|wheeling|customer|fuelSurcharge(\.(energy|fixed))?|other\.[a-z0-9-]+(\.(energy|fixed))?)$/)

const levy = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: text,
    kind: z.enum(['percent', 'paisePerUnit', 'paisePerMonth']),
    value: z.number().nonnegative().nullable(),
    base: z.array(base),
    ...unitBand,
    area: area.nullable(),
    ...inForce,
    ...provenance,
  })
  .refine(({ kind, base }) => (kind === 'percent') === base.length > 0, 'A percentage, and only that, needs a base')

const subsidyRule = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('percentOff'),
      percent: z.number().min(0).max(100),
      base: z.array(z.enum(['total', 'energy', 'fixed'])).min(1),
      onFirstUnits: limit,
      capPaise: paise.nullable(),
    })
    .refine(({ base, onFirstUnits }) => onFirstUnits === unknown || !base.includes('total'), {
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
            ({ freeUnits, paisePerUnit }) => (freeUnits === unknown) !== (paisePerUnit === unknown),
            'A tier gives either freeUnits or paisePerUnit',
          ),
      )
      .min(1),
    capPaise: paise.nullable(),
  }),
  z.strictObject({ kind: z.literal('fixedAmountForFirstUnits'), units: z.number().positive(), amountPaise: paise }),
  z.strictObject({
    kind: z.literal('personalFreeUnits'),
    capUnits: z.number().positive(),
    allOrNothingAboveCap: z.literal(true),
    requires: z.literal('entitlementUnits'),
    base: z.tuple([z.literal('total')]),
  }),
])

const subsidy = z
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
  .refine(
    ({ rule, condition }) =>
      rule.kind !== 'replaceTables' || rule.tables.every((table) => reaches(table, condition.unitsUpTo)),
    { path: ['rule', 'tables'], message: ENDS_EARLY },
  )

const hour = z.number().int().min(0).max(24)

/** Shown to the reader, never applied: a monthly total does not say when the units were used. */
const timeOfDay = z.strictObject({
  name: text,
  fromHour: hour.nullable(),
  toHour: hour.nullable(),
  months: z.array(z.number().int().min(1).max(12)).nullable(),
  kind: z.enum(['paisePerUnit', 'percentOfEnergy']),
  value: z.number().nullable(),
  mandatory: z.boolean().nullable(),
  ...inForce,
  ...provenance,
})

const powerFactor = z.strictObject({
  mechanism: z.enum(['kvah-billing', 'surcharge']).nullable(),
  surcharge: z.number().nullable(),
  incentive: z.number().nullable(),
  ...provenance,
})

const source = z.strictObject({
  title: text,
  /** null where the source has no page a reader could open. */
  address: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .nullable(),
  /** A day, or only the month or year when that is all the source says. */
  publishedOn: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .nullable(),
  kind: z.enum(['order', 'discom page', 'press', 'third-party']),
  opened: z.boolean(),
  says: text.nullable(),
})

export const tariffSchema = z
  .strictObject({
    id: z.string().regex(/^IN-[A-Z]{2}\.(domestic|commercial|ht-industry|lt-industry)\.[a-z0-9.-]+$/),
    state: text,
    stateCode: z.string().regex(/^IN-[A-Z]{2}$/),
    discom: z.array(text).min(1),
    category: z.enum(['domestic', 'commercial', 'ht-industry', 'lt-industry']),
    subcategory: text,
    scheme: z.enum(['general', 'lifeline', 'bulk', 'historic']),
    isDefault: z.boolean(),
    status: z.enum(['complete', 'partial', 'placeholder']),
    appliesTo,
    validFrom: date,
    validTo: date.nullable(),
    financialYear: z.string().regex(/^\d{4}-\d{2}$/),
    /** What `units` counts. */
    billingUnit: z.enum(['kWh', 'kVAh']),
    billingPeriodMonths: z.number().int().min(1).max(12),
    /** The months that every unit limit of the record is stated for. */
    slabPeriodMonths: z.number().int().min(1).max(12),
    /** Present where the order stretches unit limits by the days of the bill, a month being 30 days. */
    limitsProratedBy: z.literal('days').optional(),
    currency: z.literal('INR'),
    ratesAre: z.enum(['gross', 'net']),
    energyCharge: z
      .strictObject({
        /** Only a label; each table says its mode. */
        kind: z.enum(['telescopic', 'whole-slab', 'flat', 'conditional']),
        tables: rateTables.refine((tables) => tables.every((table) => reaches(table, null)), ENDS_EARLY),
      })
      .nullable(),
    wheelingCharge: wheelingCharge.nullable(),
    fixedCharge: z.array(fixedCharge),
    demand: demand.nullable(),
    customerCharge: z.array(customerCharge),
    meterRent: meterRent.nullable(),
    minimumCharge: z.array(minimumCharge),
    fuelSurcharge,
    otherCharges: z.array(levy),
    electricityDuty: z.array(levy),
    subsidy: z.array(subsidy),
    powerFactor: powerFactor.nullable(),
    timeOfDay: z.array(timeOfDay),
    sources: z.array(source),
    confidence,
    crossCheck: z.enum([
      'bill-verified',
      'two-transcriptions',
      'press-confirmed',
      'single-transcription',
      'unconfirmed',
    ]),
    fieldConfidence: z.record(z.string(), text),
    notes: text.nullable(),
  })
  .refine(({ validFrom, validTo }) => validTo === unknown || validFrom <= validTo, {
    path: ['validTo'],
    message: 'validTo lies before validFrom',
  })
  .refine(({ status, sources }) => status === 'placeholder' || sources.length > 0, {
    path: ['sources'],
    message: 'Rates without a source: name the order they come from',
  })
  .refine(({ id, stateCode, category }) => id.startsWith(`${stateCode}.${category}.`), {
    path: ['id'],
    message: 'The id does not begin with stateCode.category',
  })

export type Tariff = z.output<typeof tariffSchema>
export type RateTable = z.output<typeof rateTable>
export type FixedCharge = z.output<typeof fixedCharge>
export type Demand = z.output<typeof demand>
export type Levy = z.output<typeof levy>
export type Subsidy = z.output<typeof subsidy>
export type Confidence = z.output<typeof confidence>
