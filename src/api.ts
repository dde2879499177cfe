import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { assistantApi } from '#features/assistant/answers/assistant-api.ts'
import type { Desk } from '#features/assistant/answers/desk.ts'
import { emptyDesk } from '#features/assistant/answers/empty-desk.ts'
import { clientErrorsApi } from '#features/client-errors/client-errors-api.ts'
import { enquiriesApi } from '#features/enquiries/enquiries-api.ts'
import { healthApi } from '#features/health/health-api.ts'
import { settingsApi } from '#features/settings/settings-api.ts'
import { onApiError, problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The API's table of contents: one line a feature. */
export function createApi(services: Services, desk: Desk = emptyDesk(services)) {
  return (
    new Hono<RequestState>()
      .onError(onApiError)
      .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problem(c, 413, 'That is too much to send at once.') }))
      .route('/assistant', assistantApi(services, desk))
      .route('/auth/contacts', enquiriesApi(services))
      .route('/client-errors', clientErrorsApi())
      .route('/health', healthApi(services))
      .route('/settings', settingsApi(services))
      // Last, so that an unknown address gets an answer of the API and never a web page.
      .all('/*', (c) => problem(c, 404, 'There is nothing at this address.'))
  )
}
