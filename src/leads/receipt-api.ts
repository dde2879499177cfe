import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import type { Receipt } from './accept-lead.ts'

type Submit<Lead> = (lead: Lead, services: Services, idempotencyKey?: string) => Promise<Receipt>

/** The call of a form that is answered with a receipt and this message (specification 7). */
export function receiptApi<Body extends z.core.$ZodObject>(
  body: Body,
  submit: Submit<z.output<Body>>,
  message: () => string,
) {
  return (services: Services) =>
    new Hono<RequestState>().post('/', idempotencyKey, jsonBody(body), async (c) => {
      const receipt = await submit(c.var.body, services, c.var.idempotencyKey)

      c.header('Cache-Control', 'no-store')
      return c.json({ message: message(), ...receipt }, 201)
    })
}
