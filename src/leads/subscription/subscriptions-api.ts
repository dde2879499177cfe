import { Hono } from 'hono'
import type { FieldErrors } from '#platform/http/forms.ts'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { newsletterFormCopy as formCopy } from './form-words.en.ts'
import { submitSubscription } from './submit-subscription.ts'
import { subscriptionBody } from './subscription-body.ts'

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
