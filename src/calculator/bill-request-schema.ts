import { z } from 'zod'
import { billApiCopy } from './api-words.en.ts'
import { type BillInput, billInputSchema } from './bill-input-schema.ts'

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

function isPartedWithin({ before, input }: { before?: { days: number }; input: BillInput }): boolean {
  return !before || (input.days !== undefined && before.days < input.days)
}

function beforeRefused() {
  return { path: ['before'], error: () => billApiCopy.before }
}

const paise = z.number().int().min(-100_000_000_000).max(100_000_000_000)

/** POST /api/calculator/bill-checks/: a bill as for /bills/, with what the paper prints. */
export const billCheckSchema = z
  .strictObject({
    ...billRequest,
    /** In paise, by the id of the line, and `total`. */
    printed: z.record(z.string().max(60), paise),
  })
  .refine(isPartedWithin, beforeRefused())
