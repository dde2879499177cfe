import { Hono } from 'hono'
import { z } from 'zod'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { pathForLog, withoutSecrets } from '#platform/operation/without-secrets.ts'

export const clientErrorSchema = z.object({
  reference: z.string().regex(/^[0-9A-F]{8}$/),
  message: z.string().transform((text) => withoutPerson(text.slice(0, 500))),
  path: z.string().transform((text) => withoutPerson(pathForLog(text.slice(0, 200)))),
})

/** A page that failed in a visitor's browser tells us, under the reference that the visitor sees. */
export function clientErrorsApi() {
  return new Hono<RequestState>().post('/', jsonBody(clientErrorSchema), (c) => {
    c.var.log.error({ clientError: c.var.body }, 'page failed in the browser')
    return c.body(null, 204)
  })
}

// What a browser reports may quote what was typed: addresses and numbers of people, and queries, are left out.
function withoutPerson(text: string): string {
  return withoutSecrets(text)
    .replace(/[^\s"'<>()]+@[^\s"'<>()]+/g, '…')
    .replace(/\+?\p{N}[\p{N}\s().-]{5,}\p{N}/gu, '…')
}
