import { z } from 'zod'
import { adjustment } from './adjustment-schema.ts'
import {
  customerCharge,
  fixedCharge,
  fuelSurcharge,
  levy,
  loadFactor,
  meterRent,
  minimumCharge,
  minimumEnergy,
  wheelingCharge,
} from './charge-schemas.ts'
import { demand } from './demand-schema.ts'
import { ENDS_EARLY, rateTables, reaches } from './rate-table-schema.ts'
import {
  area,
  BACKWARDS,
  confidence,
  date,
  limit,
  phase,
  provenance,
  remark,
  runsForward,
  text,
  told,
  voltages,
} from './schema-words.ts'
import { subsidy } from './subsidy-schema.ts'
import { timeOfDay } from './time-of-day-schema.ts'

const appliesTo = z.strictObject({
  area: area.nullable(),
  phase: phase.nullable(),
  loadFrom: limit,
  loadTo: limit,
  loadUnit: z.enum(['kW', 'kVA', 'HP']),
  unitsUpTo: limit,
  voltageKv: voltages.nullable(),
  eligibility: text.nullable(),
})

const powerFactor = z.strictObject({
  mechanism: z.enum(['kvah-billing', 'kvah-where-metered', 'surcharge']).nullable(),
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

/**
 * One tariff record. The browser takes only types from here; the schema itself would ship zod to visitors.
 */
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
    minimumEnergy: minimumEnergy.optional(),
    /** Which demand slabs and rebates go by, and how its load factor is counted. */
    loadFactor: loadFactor.optional(),
    fuelSurcharge,
    otherCharges: z.array(levy),
    electricityDuty: z.array(levy),
    /** Surcharges and rebates by power factor, load factor, voltage, bulk and payment. */
    adjustments: z.array(adjustment).optional(),
    subsidy: z.array(subsidy),
    powerFactor: powerFactor.nullable(),
    timeOfDay,
    sources: z.array(source),
    confidence,
    crossCheck: z.enum([
      'bill-verified',
      'two-transcriptions',
      'press-confirmed',
      'single-transcription',
      'unconfirmed',
    ]),
    notes: told.nullable(),
    remarks: remark,
  })
  .refine(runsForward, BACKWARDS)
  .refine(({ status, sources }) => status === 'placeholder' || sources.length > 0, {
    path: ['sources'],
    message: 'Rates without a source: name the order they come from',
  })
  .refine(
    ({ energyCharge, adjustments = [], loadFactor }) =>
      loadFactor !== undefined ||
      (!energyCharge?.tables.some(({ limitsIn = 'units' }) => limitsIn !== 'units') &&
        !adjustments.some(({ measure }) => measure === 'loadFactor')),
    {
      path: ['loadFactor'],
      message: 'Slabs or rebates go by the demand: say which, and how its load factor is counted',
    },
  )
  .refine(({ id, stateCode, category }) => id.startsWith(`${stateCode}.${category}.`), {
    path: ['id'],
    message: 'The id does not begin with stateCode.category',
  })

export type Tariff = z.output<typeof tariffSchema>
export type { Adjustment, AdjustmentStep, WhenPaid } from './adjustment-schema.ts'
export type { FixedCharge, Levy, LoadFactor, MinimumCharge } from './charge-schemas.ts'
export type { Demand, Excess } from './demand-schema.ts'
export type { RateTable } from './rate-table-schema.ts'
export type { Confidence } from './schema-words.ts'
export type { Subsidy } from './subsidy-schema.ts'
export type { TimeOfDay } from './time-of-day-schema.ts'
