import type { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Receipt } from '#leads/accept-lead.ts'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { type ParsedFileForm, RETRY_AFTER_SECONDS } from './parse-file-form.ts'

interface Form<Answers> {
  parse: (request: Request, services: Services, incoming?: Readable) => Promise<ParsedFileForm<Answers>>
  submit: (answers: Answers, services: Services, idempotencyKey?: string) => Promise<Receipt>
  message: () => string
}

/** The call of a form with a file, answered with a receipt and this message (specification 7). */
export function fileFormApi<Answers>({ parse, submit, message }: Form<Answers>) {
  return (services: Services) =>
    new Hono<RequestState>().post('/', idempotencyKey, async (c) => {
      const parsed = await parse(c.req.raw, services, c.env?.incoming)
      if (!parsed.ok) {
        const { status, errors } = parsed
        return problem(c, status, parsed.message, {
          ...(status === 422 && { errors }),
          ...(status === 503 && { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } }),
        })
      }

      const receipt = await submit(parsed.value, services, c.var.idempotencyKey)

      c.header('Cache-Control', 'no-store')
      return c.json({ message: message(), ...receipt }, 201)
    })
}
