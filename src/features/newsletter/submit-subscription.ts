import { type Acceptance, acceptCheckedLead, findReceipt } from '#leads/accept-lead.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import { checkHuman, type HumanRefusal, type HumanVerdict } from '#platform/human-check/check-human.ts'
import { checkTicket } from '#platform/human-check/wait-ticket.ts'
import type { Services } from '#platform/services.ts'
import { askToConfirm } from './newsletter-emails.tsx'
import { rememberSubscriber } from './subscriber-queries.ts'
import type { PlainSubscription, Subscription } from './subscription-schema.ts'

export type SubscriptionOutcome = { ok: true } | { ok: false; reason: HumanRefusal | 'spent' }

/**
 * Takes a sign-up for the newsletter. It answers the same, and does the same
 * work, whether the address is new, known or unwelcome: what mail it gets, if
 * any, is decided later by askToConfirm, so nobody learns who is subscribed.
 */
export async function submitSubscription(
  { 'g-recaptcha-response': token, ...person }: Subscription,
  services: Services,
  idempotencyKey?: string,
): Promise<SubscriptionOutcome> {
  // A retry comes with the token of the first attempt, which cannot be verified twice.
  if (await findReceipt(services.db, 'subscription', idempotencyKey)) return { ok: true }

  return accept(await checkHuman(token, services), person, services, idempotencyKey)
}

/** The same by a form without script. */
export async function submitPlainSubscription(
  { ticket, ...person }: PlainSubscription,
  services: Services,
): Promise<SubscriptionOutcome> {
  return accept(await checkTicket(ticket, services), person, services)
}

type Person = Omit<Subscription, 'g-recaptcha-response'>

async function accept(
  verdict: HumanVerdict,
  { full_name, email, ...about }: Person,
  services: Services,
  idempotencyKey?: string,
): Promise<SubscriptionOutcome> {
  if (!verdict.ok) return verdict

  const acceptance: Acceptance = {
    jobs: [askToConfirm],
    ...toAcceptance(about),
    ...(idempotencyKey && { idempotencyKey }),
    alongside: rememberSubscriber,
  }
  const offer = { kind: 'subscription' as const, full_name, email, details: {} }
  const outcome = await acceptCheckedLead(offer, { ...acceptance, nonce: verdict.nonce }, services)

  return outcome.ok ? { ok: true } : outcome
}
