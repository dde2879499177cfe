import { acceptLead, type Receipt } from '#leads/accept-lead.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { Services } from '#platform/services.ts'
import type { Enquiry } from './enquiry-body.ts'

/**
 * Accepts an enquiry: stored, with a mail to staff and a receipt to the
 * visitor on their way, or not at all. Repeating it changes nothing and
 * returns the first receipt. A filled trap is a hint, not proof: the lead is
 * kept for staff to look at, and the visitor is answered as ever.
 */
export function submitEnquiry(enquiry: Enquiry, services: Services, idempotencyKey?: string): Promise<Receipt> {
  const { nickname, context, notice_version, full_name, email, phone_number, ...details } = enquiry

  return acceptLead(
    { kind: 'contact', full_name, email, phone_number, details },
    {
      ...toAcceptance({ nickname, context, notice_version }),
      ...(idempotencyKey && { idempotencyKey }),
    },
    services,
  )
}
