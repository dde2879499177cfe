import { Hono } from 'hono'
import { acceptCheckedLead, findReceipt, type LeadOffer } from '#leads/accept-lead.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { FieldErrors } from '#platform/http/forms.ts'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { checkHuman, type HumanRefusal } from '#platform/human-check/check-human.ts'
import type { Nonce } from '#platform/human-check/spend-nonce.ts'
import type { Services } from '#platform/services.ts'
import { newsletterFormCopy as formCopy } from './form-words.en.ts'
import { rememberSubscriber } from './subscriber-queries.ts'
import { type Subscription, subscriptionBody } from './subscription-body.ts'

type Person = Omit<Subscription, 'g-recaptcha-response'>

type SubscriptionOutcome = { ok: true } | { ok: false; reason: HumanRefusal | 'spent' }

/** POST /api/auth/subscriptions/ (specification 7). No reference in the answer: it is the same for everybody. */
export function subscriptionsApi(services: Services) {
  return new Hono<RequestState>().post('/', idempotencyKey, jsonBody(subscriptionBody, named), async (c) => {
    const outcome = await submitSubscription(c.var.body, services, c.var.idempotencyKey)
    c.header('Cache-Control', 'no-store')
    if (outcome.ok) return c.json({ message: formCopy.success }, 201)

    const message = formCopy.humanCheck[outcome.reason]
    const errors = { recaptcha: [message] }
    return outcome.reason === 'unavailable'
      ? problem(c, 503, message, { errors, headers: { 'Retry-After': '60' } })
      : problem(c, 422, message, { errors })
  })
}

/** The names by which the specified client reads errors, in its order; the name's under its field's name too. */
function named({ 'g-recaptcha-response': recaptcha, email, full_name, ...others }: FieldErrors): FieldErrors {
  return {
    ...(recaptcha && { recaptcha }),
    ...(email && { email }),
    ...(full_name && { name: full_name, full_name }),
    ...others,
  }
}

/**
 * Takes a sign-up for the newsletter. It answers the same, and does the same
 * work, whether the address is new, known or unwelcome: what mail it gets, if
 * any, is decided later by askToConfirm, so nobody learns who is subscribed.
 */
async function submitSubscription(
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
