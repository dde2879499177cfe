import type { LeadKind } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import type { Job } from '#platform/outbox/outbox.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import { LEAD_KINDS } from './kinds.ts'
import { withWebhook } from './send-lead-webhook.ts'

/** What follows a lead of this kind that is accepted, or let out of quarantine. */
export function jobsOfLead(kind: LeadKind, env: Env): Job<LeadJobPayload>[] {
  return withWebhook(LEAD_KINDS[kind].jobs(env), env)
}
