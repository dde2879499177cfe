import { Hono } from 'hono'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { enquirySchema } from './enquiry-schema.ts'
import { submitEnquiry } from './submit-enquiry.ts'
import { contactCopy } from './words.en.ts'

/** POST /api/auth/contacts/ (specification 7). */
export function enquiriesApi(services: Services) {
  return new Hono<RequestState>().post('/', idempotencyKey, jsonBody(enquirySchema), async (c) => {
    const receipt = await submitEnquiry(c.var.body, services, c.var.idempotencyKey)

    c.header('Cache-Control', 'no-store')
    return c.json({ message: contactCopy.success, ...receipt }, 201)
  })
}
