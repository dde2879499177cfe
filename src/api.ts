import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { assistantApi } from '#features/assistant/answers/assistant-api.ts'
import type { Desk } from '#features/assistant/answers/desk.ts'
import { emptyDesk } from '#features/assistant/answers/empty-desk.ts'
import { auditsApi } from '#features/audits/audits-api.ts'
import { careersApi } from '#features/careers/careers-api.ts'
import { clientErrorsApi } from '#features/client-errors/client-errors-api.ts'
import { enquiriesApi } from '#features/enquiries/enquiries-api.ts'
import { geographyApi } from '#features/geography/geography-api.ts'
import { findCountry, findState } from '#features/geography/places.ts'
import { healthApi } from '#features/health/health-api.ts'
import { settingsApi } from '#features/settings/settings-api.ts'
import { onApiError, problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'

const MAX_BODY_BYTES = 64 * 1024
const MAX_BODY_MS = 60_000

/** The API's table of contents: one line a feature. */
export function createApi(services: Services, desk: Desk = emptyDesk(services)) {
  return (
    new Hono<RequestState>()
      .onError(onApiError)
      // Before the limits of the others: a resume is larger, takes longer, and is bounded as it arrives.
      .route('/auth/job-applications', careersApi(services))
      .use(
        timeout(MAX_BODY_MS, () => new HTTPException(408, { message: 'That arrived too slowly. Please try again.' })),
      )
      .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problem(c, 413, 'That is too much to send at once.') }))
      .route('/assistant', assistantApi(services, desk))
      .route('/auth/contacts', enquiriesApi(services))
      .route('/audits/home-audits', auditsApi(services, { findCountry, findState }))
      .route('/geo', geographyApi())
      .route('/client-errors', clientErrorsApi())
      .route('/health', healthApi(services))
      .route('/settings', settingsApi(services))
      // Last, so that an unknown address gets an answer of the API and never a web page.
      .all('/*', (c) => problem(c, 404, 'There is nothing at this address.'))
  )
}
