import { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { LeadKind } from '#database/tables.ts'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { acceptLead, type Receipt } from './accept-lead.ts'
import { type FormContext, toAcceptance } from './lead-context.ts'

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

interface Sent extends FormContext {
  full_name: string
  email: string
  phone_number?: string | undefined
}

/**
 * Accepts what a form of this kind has sent: stored, with a mail to staff and
 * a receipt to the visitor on their way, or not at all. Repeating it changes
 * nothing and returns the first receipt. A filled trap is a hint, not proof:
 * the lead is kept for staff to look at, and the visitor is answered as ever.
 */
export function submitOf<Lead extends Sent>(kind: LeadKind): Submit<Lead> {
  return (lead, services, idempotencyKey) => {
    const { nickname, context, notice_version, full_name, email, phone_number, ...details } = lead
    return acceptLead(
      { kind, full_name, email, ...(phone_number && { phone_number }), details },
      { ...toAcceptance({ nickname, context, notice_version }), ...(idempotencyKey && { idempotencyKey }) },
      services,
    )
  }
}
