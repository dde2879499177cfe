import { acceptLead, type Receipt } from '#leads/accept-lead.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { Services } from '#platform/services.ts'
import { auditJobs } from './audit-jobs.ts'
import type { Audit } from './audit-schema.ts'

/**
 * Accepts a request for a home audit: stored, with a mail to staff and a
 * receipt to the visitor on their way, or not at all. Repeating it changes
 * nothing and returns the first receipt. A filled trap is a hint, not proof:
 * the lead is kept for staff to look at, and the visitor is answered as ever.
 */
export function submitAudit(audit: Audit, services: Services, idempotencyKey?: string): Promise<Receipt> {
  const { nickname, context, notice_version, address, ...person } = audit

  return acceptLead(
    { kind: 'audit', ...person, details: { address } },
    {
      jobs: auditJobs,
      ...toAcceptance({ nickname, context, notice_version }),
      ...(idempotencyKey && { idempotencyKey }),
    },
    services,
  )
}
