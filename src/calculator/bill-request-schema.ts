import { z } from 'zod'
import { billApiCopy } from './api-words.en.ts'
import { billInputSchema } from './bill-input-schema.ts'

/** POST /api/calculator/bills/ */
const tariffId = z.string(billApiCopy.tariffId).max(100)

export const billRequestSchema = z
  .strictObject({
    tariffId,
    /** The tariff that was in force for the first days of the bill, when it changed in between. */
    before: z.strictObject({ tariffId, days: z.number().int().min(1) }).optional(),
    input: billInputSchema,
  })
  .refine(({ before, input }) => !before || (input.days !== undefined && before.days < input.days), {
    path: ['before'],
    message: billApiCopy.before,
  })
