import { Hono } from 'hono'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { auditSchema, type Places } from './audit-schema.ts'
import { submitAudit } from './submit-audit.ts'
import { auditCopy } from './words.en.ts'

/** POST /api/audits/home-audits/ (specification 7). */
export function auditsApi(services: Services, places: Places) {
  return new Hono<RequestState>().post('/', idempotencyKey, jsonBody(auditSchema(places)), async (c) => {
    const receipt = await submitAudit(c.var.body, services, c.var.idempotencyKey)

    c.header('Cache-Control', 'no-store')
    return c.json({ message: auditCopy.success, ...receipt }, 201)
  })
}
