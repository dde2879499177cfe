import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { assistantApi } from '#assistant/answers/assistant-api.ts'
import type { AssistantDependencies } from '#assistant/answers/assistant-dependencies.ts'
import { assistantEndpoints } from '#assistant/answers/assistant-endpoints.en.ts'
import { emptyTools } from '#assistant/answers/empty-tools.ts'
import { calculatorApi } from '#calculator/calculator-api.ts'
import { calculatorEndpoints } from '#calculator/calculator-endpoints.en.ts'
import { geographyApi } from '#india/geography/geography-api.ts'
import { geographyEndpoints } from '#india/geography/geography-endpoints.en.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { pincodeEndpoint } from '#leads/visits/pincode-endpoint.en.ts'
import { pincodesApi } from '#leads/visits/pincodes-api.ts'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { otherMethods } from '#platform/http/other-methods.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { httpCopy } from '#platform/http/words.en.ts'
import { limitCalls } from '#platform/limits/limit-calls.ts'
import type { Services } from '#platform/services.ts'
import { blogEndpoints } from '#site/blog/blog-endpoints.en.ts'
import { blogsApi } from '#site/blog/blogs-api.ts'
import { apiDocs } from './api-docs/api-docs.ts'
import { captchaApi } from './captcha/captcha-api.ts'
import { captchaEndpoints } from './captcha/captcha-endpoints.en.ts'
import { clientErrorEndpoint } from './client-errors/client-error-endpoint.en.ts'
import { clientErrorsApi } from './client-errors/client-errors-api.ts'
import { countEndpoint } from './counts/count-endpoint.en.ts'
import { countsApi } from './counts/counts-api.ts'
import { healthApi } from './health/health-api.ts'
import { aliveEndpoint, healthEndpoint } from './health/health-endpoint.en.ts'
import { staffNotificationKinds } from './jobs.ts'
import { settingsApi } from './settings/settings-api.ts'
import { settingsEndpoint } from './settings/settings-endpoint.en.ts'

const MAX_BODY_BYTES = 64 * 1024
const MAX_BODY_MS = 60_000

const leadKinds = KIND_NAMES.map((kind) => LEAD_KINDS[kind])

/** Each form has limits of its own, and so has what browsers report. Named like its kind of lead, by which a retry is known. */
const LIMITED_FORMS = {
  ...Object.fromEntries(leadKinds.map(({ form: { path, kind } }) => [path, kind])),
  '/client-errors': 'client-error',
}

/** What the API's document tells, endpoint by endpoint. */
const endpoints: EndpointDoc[] = [
  ...leadKinds.map(({ endpoint }) => endpoint),
  ...assistantEndpoints,
  ...blogEndpoints,
  ...calculatorEndpoints,
  ...geographyEndpoints,
  pincodeEndpoint,
  ...captchaEndpoints,
  healthEndpoint,
  aliveEndpoint,
  settingsEndpoint,
  countEndpoint,
  clientErrorEndpoint,
]

/** The API's table of contents: one line a feature, and the kinds of lead from their registry. */
export function createApi(
  services: Services,
  tools: AssistantDependencies = emptyTools(services),
  outdatedPages?: () => string[],
) {
  const forms = (areUploads: boolean) =>
    leadKinds
      .filter(({ endpoint }) => areUploads === (endpoint.bodyType === 'multipart/form-data'))
      .reduce((app, { form, api }) => app.route(form.path, api(services)), new Hono<RequestState>())

  return (
    new Hono<RequestState>()
      .use(limitCalls(services, LIMITED_FORMS))
      // Before the limits of the others: a file is larger, takes longer, and is bounded as it arrives.
      .route('/', forms(true))
      .use(timeout(MAX_BODY_MS, () => new HTTPException(408, { message: httpCopy.tooSlow })))
      .use(limitBody(MAX_BODY_BYTES))
      .route('/', forms(false))
      .route('/assistant', assistantApi(services, tools))
      .route('/calculator', calculatorApi(services))
      .route('/geo', geographyApi())
      .route('/geo/pincodes', pincodesApi())
      .route('/captcha', captchaApi(services))
      .route('/blogs', blogsApi(services))
      .route('/client-errors', clientErrorsApi())
      .route('/counts', countsApi(services))
      .route('/health', healthApi(services, staffNotificationKinds, outdatedPages))
      .route('/settings', settingsApi(services))
      .route('/', apiDocs(endpoints, services.env))
      // Last, so that an unknown address gets an answer of the API and never a web page.
      .all('/*', otherMethods(endpoints))
  )
}
