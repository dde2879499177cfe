import { Hono } from 'hono'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { parseApplication, RETRY_AFTER_SECONDS } from './parse-application.ts'
import { submitApplication } from './submit-application.ts'
import { applicationCopy } from './words.en.ts'

/** POST /api/auth/job-applications/ (specification 7). */
export function careersApi(services: Services) {
  return new Hono<RequestState>().post('/', idempotencyKey, async (c) => {
    const parsed = await parseApplication(c.req.raw, services, c.env?.incoming)
    if (!parsed.ok) {
      const { status, message, errors } = parsed
      return problem(c, status, message, {
        ...(status === 422 && { errors }),
        ...(status === 503 && { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } }),
      })
    }

    const receipt = await submitApplication(parsed.application, services, c.var.idempotencyKey)

    c.header('Cache-Control', 'no-store')
    return c.json({ message: applicationCopy.success, ...receipt }, 201)
  })
}
