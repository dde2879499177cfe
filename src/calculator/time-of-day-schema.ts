import { z } from 'zod'
import { zoneOf } from './engine/zone-of.ts'
import { BACKWARDS, inForce, limit, provenance, runsForward, text, voltages } from './schema-words.ts'

const hour = z.number().min(0).max(24).multipleOf(0.5)
const month = z.number().int().min(1).max(12)

/** What stands for all that is charged by the unit, and so has a share in every zone. */
const base = z.enum(['energy', 'wheeling', 'fuelSurcharge'])

/**
 * One window of the day and what its units cost more or less. Windows that a bill prints as one zone bear the same
 * `zone`; where it is left out, the name is the zone.
 */
const timeOfDayCharge = z
  .strictObject({
    name: text,
    zone: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    /** null: not known. From 22 to 6 runs over midnight. */
    fromHour: hour.nullable(),
    toHour: hour.nullable(),
    months: z.array(month).nullable(),
    /** Left out: every day. */
    days: z.enum(['workingDays', 'sundaysAndHolidays']).optional(),
    kind: z.enum(['paisePerUnit', 'percentOfEnergy']),
    value: z.number().nullable(),
    /** What a percentage is taken of, each by the zone's share of the units. Left out: of the energy charge. */
    base: z.array(base).min(1).optional(),
    /** true: nobody of this tariff can do without. false: only for some, who know it from their bill. */
    mandatory: z.boolean().nullable(),
    /** On the load of the contract, in the record's own unit. */
    loadFrom: limit.optional(),
    loadTo: limit.optional(),
    voltageKv: voltages.optional(),
    ...inForce,
    ...provenance,
  })
  .refine(runsForward, BACKWARDS)

type Charge = z.output<typeof timeOfDayCharge>

export const timeOfDay = z.array(timeOfDayCharge).superRefine((charges, context) => {
  charges.forEach((charge, index) => {
    const twin = charges.slice(0, index).find((other) => isSameZone(other, charge) && canMeet(other, charge))
    if (twin && (twin.value !== charge.value || twin.kind !== charge.kind))
      context.addIssue({
        code: 'custom',
        path: [index, 'zone'],
        message: `"${twin.name}" is the same zone at the same time, and costs something else`,
      })
  })
})

function isSameZone(one: Charge, other: Charge): boolean {
  return zoneOf(one) === zoneOf(other)
}

function canMeet(one: Charge, other: Charge): boolean {
  const shareMonth = one.months === null || other.months === null || one.months.some((m) => other.months?.includes(m))
  const shareDay = one.days === undefined || other.days === undefined || one.days === other.days
  const shareLoad =
    (one.loadFrom ?? 0) < (other.loadTo ?? Number.POSITIVE_INFINITY) &&
    (other.loadFrom ?? 0) < (one.loadTo ?? Number.POSITIVE_INFINITY)
  const shareVoltage = !one.voltageKv || !other.voltageKv || one.voltageKv.some((kv) => other.voltageKv?.includes(kv))
  const shareTime = (one.validFrom ?? '0') <= (other.validTo ?? '9') && (other.validFrom ?? '0') <= (one.validTo ?? '9')
  return shareMonth && shareDay && shareLoad && shareVoltage && shareTime
}

export type TimeOfDay = Charge
