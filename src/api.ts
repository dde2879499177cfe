import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { captchaApi } from '#features/captcha/captcha-api.ts'
import { clientErrorsApi } from '#features/client-errors/client-errors-api.ts'
import { countsApi } from '#features/counts/counts-api.ts'
import { enquiriesApi } from '#features/enquiries/enquiries-api.ts'
import { healthApi } from '#features/health/health-api.ts'
import { subscriptionsApi } from '#features/newsletter/subscriptions-api.ts'
import { settingsApi } from '#features/settings/settings-api.ts'
import { onApiError, problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { limitCalls } from '#platform/limits/limit-calls.ts'
import type { Services } from '#platform/services.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Each form has limits of its own. Named like its kind of lead, by which a retry is known. */
const LIMITED_FORMS = {
  '/auth/contacts': 'contact',
  '/auth/subscriptions': 'subscription',
  '/audits/home-audits': 'audit',
  '/auth/job-applications': 'application',
}

/** The API's table of contents: one line a feature. */
export function createApi(services: Services) {
  return (
    new Hono<RequestState>()
      .onError(onApiError)
      .use(limitCalls(services, LIMITED_FORMS))
      .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problem(c, 413, 'That is too much to send at once.') }))
      .route('/auth/contacts', enquiriesApi(services))
      .route('/auth/subscriptions', subscriptionsApi(services))
      .route('/captcha', captchaApi(services))
      .route('/client-errors', clientErrorsApi())
      .route('/counts', countsApi(services))
      .route('/health', healthApi(services))
      .route('/settings', settingsApi(services))
      // Last, so that an unknown address gets an answer of the API and never a web page.
      .all('/*', (c) => problem(c, 404, 'There is nothing at this address.'))
  )
}
