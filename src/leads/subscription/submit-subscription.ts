import { acceptCheckedLead, findReceipt, type LeadOffer } from '#leads/accept-lead.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import { checkHuman, type HumanRefusal } from '#platform/human-check/check-human.ts'
import type { Nonce } from '#platform/human-check/spend-nonce.ts'
import type { Services } from '#platform/services.ts'
import { rememberSubscriber } from './subscriber-queries.ts'
import type { Subscription } from './subscription-body.ts'

type Person = Omit<Subscription, 'g-recaptcha-response'>

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
  if (await findReceipt(services.db, toOffer(person), idempotencyKey)) return { ok: true }

  const verdict = await checkHuman(token, services)
  return verdict.ok ? acceptSubscription(person, verdict.nonce, services, idempotencyKey) : verdict
}

/** The same for one whose check was passed in another way, such as a ticket; see wait-ticket.ts. */
export async function acceptSubscription(
  person: Person,
  nonce: Nonce,
  services: Services,
  idempotencyKey?: string,
): Promise<SubscriptionOutcome> {
  const acceptance = {
    nonce,
    ...toAcceptance(person),
    ...(idempotencyKey && { idempotencyKey }),
    alongside: rememberSubscriber,
  }
  const outcome = await acceptCheckedLead(toOffer(person), acceptance, services)

  return outcome.ok ? { ok: true } : outcome
}

function toOffer({ full_name, email }: Person): LeadOffer {
  return { kind: 'subscription', full_name, email, details: {} }
}
