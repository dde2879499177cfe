import type * as z from 'zod/mini'
import { findCountry, findState } from '#india/geography/places.ts'
import { acceptLead, type Receipt } from '#leads/accept-lead.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { Services } from '#platform/services.ts'
import { auditJobs } from './audit-jobs.ts'
import { auditSchema } from './audit-schema.ts'

/** What the page's own post and the API take. */
export const auditBody = leadBody(auditSchema({ findCountry, findState }))

export type Audit = z.output<typeof auditBody>

/**
 * Accepts a request for a home audit: stored, with a mail to staff and a
 * receipt to the visitor on their way, or not at all. Repeating it changes
 * nothing and returns the first receipt. A filled trap is a hint, not proof:
 * the lead is kept for staff to look at, and the visitor is answered as ever.
 */
export function submitAudit(audit: Audit, services: Services, idempotencyKey?: string): Promise<Receipt> {
  const { nickname, context, notice_version, full_name, email, phone_number, ...details } = audit

  return acceptLead(
    { kind: 'audit', full_name, email, phone_number, details },
    {
      jobs: auditJobs,
      ...toAcceptance({ nickname, context, notice_version }),
      ...(idempotencyKey && { idempotencyKey }),
    },
    services,
  )
}
