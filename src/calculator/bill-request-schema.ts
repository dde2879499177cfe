import { z } from 'zod'
import { billApiCopy } from './api-words.en.ts'
import { billInputSchema } from './bill-input-schema.ts'

/** POST /api/calculator/bills/ */
export const billRequestSchema = z.strictObject({
  tariffId: z.string(billApiCopy.tariffId).max(100),
  input: billInputSchema,
})
