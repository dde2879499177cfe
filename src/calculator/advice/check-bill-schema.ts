import { z } from 'zod'
import { beforeRefused, billRequest, isPartedWithin } from '#calculator/bill-request-schema.ts'

const paise = z.number().int().min(-100_000_000_000).max(100_000_000_000)

/** POST /api/calculator/bill-checks/: a bill as for /bills/, with what the paper prints. */
export const billCheckSchema = z
  .strictObject({
    ...billRequest,
    /** In paise, by the id of the line, and `total`. */
    printed: z.record(z.string().max(60), paise),
  })
  .refine(isPartedWithin, beforeRefused())
