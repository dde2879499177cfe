import { z } from 'zod'
import { billApiCopy } from './api-words.en.ts'
import { MOST_DAYS } from './engine/read-meter.ts'

const MOST = 1_000_000_000

const amount = z.number(billApiCopy.amount).min(0, billApiCopy.amount).max(MOST, billApiCopy.amount)

/** What a visitor tells of one bill. Only the units are needed; what else a tariff asks for, the bill names. */
export const billInputSchema = z
  .strictObject({
    /** As the tariff counts them: kWh, or kVAh where the energy is billed in kVAh. */
    units: z.number(billApiCopy.units).min(0, billApiCopy.units).max(MOST, billApiCopy.units),
    /** Length of the bill. One month unless said; with days alone, the nearest whole months. */
    months: z.number().positive().max(24).optional(),
    days: z.number().int().min(1).max(MOST_DAYS).optional(),
    loadKw: amount.optional(),
    loadKva: amount.optional(),
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
    /** 'default': those a usual customer gets without asking. None unless said. */
    subsidies: z.enum(['default', 'none']).optional(),
    subsidyIds: z.array(z.string().max(100)).max(20).optional(),
    /** The free units a personal scheme grants this customer, a month. */
    entitlementUnits: amount.optional(),
    /** Ids of lines to leave out. */
    exclude: z.array(z.string().max(100)).max(30).optional(),
    contractDemandKva: amount.optional(),
    recordedDemandKva: amount.optional(),
    /** Where units are kVAh: the kWh of the same bill, for duties charged on those. */
    kwh: amount.optional(),
    voltageKv: z.number().positive().max(1000).optional(),
    /** How unit limits stretch, when the bill says otherwise than the tariff's record. */
    slabLimits: z.enum(['months', 'days']).optional(),
  })
  .refine(({ slabLimits, days }) => slabLimits !== 'days' || days !== undefined, {
    path: ['days'],
    message: billApiCopy.days,
  })

export type BillInput = z.output<typeof billInputSchema>
