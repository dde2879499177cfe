import { z } from 'zod'
import { billApiCopy } from './api-words.en.ts'
import { MOST_DAYS } from './engine/read-meter.ts'

/** Asked when something is refused, in the language of that moment. */
const say = {
  amount: { error: () => billApiCopy.amount },
  units: { error: () => billApiCopy.units },
  length: { error: () => billApiCopy.length },
  factor: { error: () => billApiCopy.factor },
  days: { error: () => billApiCopy.days },
}

const MOST = 1_000_000_000

const amount = z.number(say.amount).min(0, say.amount).max(MOST, say.amount)

const paise = z.number().int().min(-100_000_000_000).max(100_000_000_000)

/** What a visitor tells of one bill. Only the units are needed; what else a tariff asks for, the bill names. */
export const billInputSchema = z
  .strictObject({
    /** As the tariff counts them: kWh, or kVAh where the energy is billed in kVAh. */
    units: z.number(say.units).min(0, say.units).max(MOST, say.units),
    /** Length of the bill. One month unless said; with days alone, the nearest whole months. */
    months: z
      .number()
      .min(1 / 31, say.length)
      .max(24)
      .optional(),
    days: z.number().int().min(1).max(MOST_DAYS).optional(),
    loadKw: amount.optional(),
    loadKva: amount.optional(),
    loadHp: amount.optional(),
    phase: z.union([z.literal(1), z.literal(3)]).optional(),
    area: z.enum(['urban', 'rural']).optional(),
    /** A day of the bill. */
    date: z.iso.date().optional(),
    discom: z.string().max(100).optional(),
    /** As printed on the bill; the kind only where the tariff does not know it, or the bill prints an amount. */
    fuelSurcharge: z
      .strictObject({
        value: z.number().min(-1_000_000_000).max(1_000_000_000),
        kind: z.enum(['percent', 'paisePerUnit', 'amountPaise']).optional(),
      })
      .optional(),
    /** As printed, where the surcharge has a second rate with a line of its own. */
    fuelSurchargeSecond: z.number().min(-1_000_000_000).max(1_000_000_000).optional(),
    /** 'default': those a usual customer gets without asking. None unless said. */
    subsidies: z.enum(['default', 'none']).optional(),
    subsidyIds: z.array(z.string().max(100)).max(20).optional(),
    /** The free units a personal scheme grants this customer, a month. */
    entitlementUnits: amount.optional(),
    /** Ids of lines to leave out. */
    exclude: z.array(z.string().max(100)).max(30).optional(),
    contractDemandKva: amount.optional(),
    recordedDemandKva: amount.optional(),
    recordedDemandKw: amount.optional(),
    /** The highest that the meter recorded in the months before this bill, in the unit in which demand is billed. */
    highestPastDemand: amount.optional(),
    /** The average of the bill. Where kWh and kVAh are both given, it follows from them. */
    powerFactor: z.number(say.factor).gt(0, say.factor).max(1, say.factor).optional(),
    /** Units of each time-of-day zone, by the zone's name in the record; what is left over lies in no zone. */
    zoneUnits: z.record(z.string().max(60), amount).optional(),
    /** In place of zones: when the works run. Then the bill has a range. */
    shifts: z.enum(['day', 'evening', 'night', 'two', 'three']).optional(),
    /** How the bill is paid, where the tariff grants something for it. */
    payments: z
      .array(z.enum(['prompt', 'online', 'advance', 'prepaid']))
      .max(4)
      .optional(),
    /** In paise, as the bill prints them: what no tariff knows. */
    asPrinted: z
      .strictObject({
        arrears: paise.optional(),
        latePayment: paise.optional(),
        depositInterest: paise.optional(),
        otherAmounts: paise.optional(),
        rounding: paise.optional(),
      })
      .optional(),
    /** Where units are kVAh: the kWh of the same bill, for duties charged on those. */
    kwh: amount.optional(),
    voltageKv: z.number().positive().max(1000).optional(),
    /** How unit limits stretch, when the bill says otherwise than the tariff's record. */
    slabLimits: z.enum(['months', 'days']).optional(),
  })
  .refine(({ slabLimits, days }) => slabLimits !== 'days' || days !== undefined, {
    path: ['days'],
    ...say.days,
  })

export type BillInput = z.output<typeof billInputSchema>

const tariffId = z.string({ error: () => billApiCopy.tariffId }).max(100)

/** What a bill is asked by. */
const billRequest = {
  tariffId,
  /**
   * The tariff that was in force for the first days of the bill, when it changed in between. The same tariff where only its
   * surcharge changed: then `date` is the last day of the bill.
   */
  before: z.strictObject({ tariffId, days: z.number().int().min(1) }).optional(),
  input: billInputSchema,
}

/** POST /api/calculator/bills/ */
export const billRequestSchema = z.strictObject(billRequest).refine(isPartedWithin, beforeRefused())

/** POST /api/calculator/bill-checks/: a bill as for /bills/, with what the paper prints. */
export const billCheckSchema = z
  .strictObject({
    ...billRequest,
    /** In paise, by the id of the line, and `total`. */
    printed: z.record(z.string().max(60), paise),
  })
  .refine(isPartedWithin, beforeRefused())

function isPartedWithin({ before, input }: { before?: { days: number }; input: BillInput }): boolean {
  return !before || (input.days !== undefined && before.days < input.days)
}

function beforeRefused() {
  return { path: ['before'], error: () => billApiCopy.before }
}
