import { z } from 'zod'
import type { CallLimit } from '#platform/limits/limits-of.ts'

/** What a feature tells about an endpoint of its own; the API's document and its page are made from these. */
export interface EndpointDoc {
  method: 'get' | 'post'
  /** Below /api, with {parameters} in braces. */
  path: string
  summary: string
  /** Whatever a client has to know that the schemas cannot say. */
  details?: string
  query?: z.ZodObject
  body?: z.core.$ZodObject
  /** Where it is not JSON. */
  bodyType?: 'multipart/form-data'
  /** Takes an Idempotency-Key, under which a repeat is answered like the first attempt. */
  repeatable?: boolean
  /** The answers of this endpoint alone; what holds for every one is added. */
  answers: Record<number, { description: string; schema?: z.ZodType; contentType?: string }>
  /** How often one client address may call: in words by limitInWords. */
  limit: CallLimit
}

/** What the endpoint of a form answers that was accepted. */
export const receiptSchema = z.object({
  message: z.string(),
  reference: z.string().describe('What the visitor may quote to us.'),
  reply_by: z.iso.datetime().nullable().describe('Until when we reply; null where no reply is promised.'),
  your_page: z.url().optional().describe('For a day: a page by which the visitor adds a message or a file.'),
})
