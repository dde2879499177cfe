import { z } from 'zod'
import { billInputSchema } from './bill-input-schema.ts'

/** POST /api/calculator/bills/ */
const tariffId = z.string('Name the tariff by its id, as /api/calculator/tariffs/ lists it.').max(100)

export const billRequestSchema = z
  .strictObject({
    tariffId,
    /** The tariff that was in force for the first days of the bill, when it changed in between. */
    before: z.strictObject({ tariffId, days: z.number().int().min(1) }).optional(),
    input: billInputSchema,
  })
  .refine(({ before, input }) => !before || (input.days !== undefined && before.days < input.days), {
    path: ['before'],
    message: 'Give the days of the bill, and fewer of them under the earlier tariff.',
  })
