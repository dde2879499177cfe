import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { acceptCheckedLead, findReceipt, type LeadOffer } from '#leads/accept-lead.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import { languageOfLead, toAcceptance } from '#leads/lead-context.ts'
import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { findSuppression } from '#leads/suppressions.ts'
import type { FieldErrors } from '#platform/http/forms.ts'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { checkHuman, type HumanRefusal } from '#platform/human-check/check-human.ts'
import type { Nonce } from '#platform/human-check/spend-nonce.ts'
import type { Services } from '#platform/services.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { newsletterFormCopy as formCopy } from './form-words.en.ts'
import { subscriptionKindCopy as copy } from './kind-words.en.ts'
import { askToConfirm, welcomeSubscriber } from './newsletter-emails.ts'
import { NEWSLETTER_TOPICS } from './newsletter-topics.ts'
import { subscriptionEndpoint } from './subscription-endpoint.en.ts'
import { subscriptionForm, subscriptionSchema } from './subscription-schema.ts'

const missing = { error: () => formCopy.humanCheck.missing }
const { shape } = leadBody(subscriptionSchema)

/** What the API takes. The token is of whichever human check the site uses. */
export const subscriptionBody = z.object({
  'g-recaptcha-response': z.string(missing).check(z.minLength(1, missing)),
  ...shape,
})

/** What the newsletter's page posts without script: a ticket instead of a token; see wait-ticket.ts. */
export const plainSubscriptionBody = z.object({ ...shape, ticket: z.catch(z.string(), '') })

type Subscription = z.output<typeof subscriptionBody>

type Person = Omit<Subscription, 'g-recaptcha-response'>

type SubscriptionOutcome = { ok: true } | { ok: false; reason: HumanRefusal | 'spent' }

/** A sign-up for the newsletter. What becomes of the subscription itself is not the lead's; see subscriber-queries.ts. */
export const subscriptionKind: LeadKindEntry = {
  name: copy.name,
  // Who leaves the newsletter does so by its own links.
  ownName: null,
  from: 'customers',
  notice: formCopy.notice,
  purposes: ['newsletter'],
  monthsKept: () => null,
  replyBy: () => null,
  waitsForAnswer: false,
  asksAgain: true,
  mailboxFor: (_, { SALES_EMAIL }) => SALES_EMAIL,
  form: subscriptionForm,
  endpoint: { ...subscriptionEndpoint, body: subscriptionBody },
  api: subscriptionsApi,
  jobs: () => [askToConfirm],
  allJobs: [
    [askToConfirm, copy.jobs.ask],
    [welcomeSubscriber, copy.jobs.welcome],
  ],
  columns: [],
  tell: () => ({ facts: [], summary: '' }),
}

/** POST /api/auth/subscriptions/ (specification 7). No reference in the answer: it is the same for everybody. */
function subscriptionsApi(services: Services) {
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

/** A row for the address of a sign-up. One that was confirmed stays as its owner left it, one that was suppressed so. */
export async function rememberSubscriber(trx: Database, lead: LeadRow) {
  const { email, full_name, received_at } = lead
  const ofLead = languageOfLead(lead)
  const language = ofLead === FIRST_LANGUAGE ? null : ofLead
  const suppression = await findSuppression(trx, email)

  await trx
    .insertInto('subscribers')
    .values({
      id: randomUUID(),
      address: email.toLowerCase(),
      email,
      full_name,
      topics: JSON.stringify(NEWSLETTER_TOPICS),
      created_at: received_at,
      times_asked: 0,
      language,
      suppressed_at: suppression?.suppressed_at ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ email, full_name, language })
        .where('subscribers.confirmed_at', 'is', null),
    )
    .execute()
}
