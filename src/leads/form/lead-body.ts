import * as z from 'zod/mini'
import { leadContextFields } from '#leads/lead-context.ts'

/** What a call of the API takes for a form: its fields, and what says how it came to be sent. Everything else is dropped. */
export function leadBody<Shape extends z.core.$ZodShape>(form: z.ZodMiniObject<Shape>) {
  return z.object({ ...form.shape, ...leadContextFields })
}
