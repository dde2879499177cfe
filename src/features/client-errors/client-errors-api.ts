import { Hono } from 'hono'
import { z } from 'zod'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'

export const clientErrorSchema = z.object({
  reference: z.string().regex(/^[0-9A-F]{8}$/),
  message: z.string().transform((text) => text.slice(0, 500)),
  path: z.string().transform((text) => text.slice(0, 200)),
})

/** A page that failed in a visitor's browser tells us, under the reference that the visitor sees. */
export function clientErrorsApi() {
  return new Hono<RequestState>().post('/', jsonBody(clientErrorSchema), (c) => {
    c.var.log.error({ clientError: c.var.body }, 'page failed in the browser')
    return c.body(null, 204)
  })
}
