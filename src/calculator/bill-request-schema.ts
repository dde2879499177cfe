import { z } from 'zod'
import { billInputSchema } from './bill-input-schema.ts'

/** POST /api/calculator/bills/ */
export const billRequestSchema = z.strictObject({
  tariffId: z.string('Name the tariff by its id, as /api/calculator/tariffs/ lists it.').max(100),
  input: billInputSchema,
})
