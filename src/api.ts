import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { apiDocs } from '#features/api-docs/api-docs.ts'
import { assistantApi } from '#features/assistant/answers/assistant-api.ts'
import { assistantCalls } from '#features/assistant/answers/assistant-calls.ts'
import type { AssistantTools } from '#features/assistant/answers/assistant-tools.ts'
import { emptyTools } from '#features/assistant/answers/empty-tools.ts'
import { auditCall } from '#features/audits/audit-call.ts'
import { auditsApi } from '#features/audits/audits-api.ts'
import { blogCalls } from '#features/blog/blog-calls.ts'
import { blogsApi } from '#features/blog/blogs-api.ts'
import { calculatorApi } from '#features/calculator/calculator-api.ts'
import { calculatorCalls } from '#features/calculator/calculator-calls.ts'
import { captchaApi } from '#features/captcha/captcha-api.ts'
import { captchaCalls } from '#features/captcha/captcha-calls.ts'
import { applicationCall } from '#features/careers/application-call.ts'
import { careersApi } from '#features/careers/careers-api.ts'
import { clientErrorCall } from '#features/client-errors/client-error-call.ts'
import { clientErrorsApi } from '#features/client-errors/client-errors-api.ts'
import { countCall } from '#features/counts/count-call.ts'
import { countsApi } from '#features/counts/counts-api.ts'
import { enquiriesApi } from '#features/enquiries/enquiries-api.ts'
import { enquiryCall } from '#features/enquiries/enquiry-call.ts'
import { geographyApi } from '#features/geography/geography-api.ts'
import { geographyCalls } from '#features/geography/geography-calls.ts'
import { findCountry, findState } from '#features/geography/places.ts'
import { healthApi } from '#features/health/health-api.ts'
import { aliveCall, healthCall } from '#features/health/health-call.ts'
import { subscriptionCall } from '#features/newsletter/subscription-call.ts'
import { subscriptionsApi } from '#features/newsletter/subscriptions-api.ts'
import { settingsApi } from '#features/settings/settings-api.ts'
import { settingsCall } from '#features/settings/settings-call.ts'
import { kindsToStaff } from '#jobs.ts'
import type { ApiCall } from '#platform/http/api-call.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { otherMethods } from '#platform/http/other-methods.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { limitCalls } from '#platform/limits/limit-calls.ts'
import type { Services } from '#platform/services.ts'

const MAX_BODY_BYTES = 64 * 1024
const MAX_BODY_MS = 60_000

/** Each form has limits of its own, and so has what browsers report. Named like its kind of lead, by which a retry is known. */
const LIMITED_FORMS = {
  '/auth/contacts': 'contact',
  '/auth/subscriptions': 'subscription',
  '/audits/home-audits': 'audit',
  '/auth/job-applications': 'application',
  '/client-errors': 'client-error',
}

/** What the API's document tells, call by call. */
const calls: ApiCall[] = [
  enquiryCall,
  subscriptionCall,
  auditCall({ findCountry, findState }),
  applicationCall,
  ...assistantCalls,
  ...blogCalls,
  ...calculatorCalls,
  ...geographyCalls,
  ...captchaCalls,
  healthCall,
  aliveCall,
  settingsCall,
  countCall,
  clientErrorCall,
]

/** The API's table of contents: one line a feature. */
export function createApi(services: Services, tools: AssistantTools = emptyTools(services)) {
  return (
    new Hono<RequestState>()
      .use(limitCalls(services, LIMITED_FORMS))
      // Before the limits of the others: a resume is larger, takes longer, and is bounded as it arrives.
      .route('/auth/job-applications', careersApi(services))
      .use(
        timeout(MAX_BODY_MS, () => new HTTPException(408, { message: 'That arrived too slowly. Please try again.' })),
      )
      .use(limitBody(MAX_BODY_BYTES))
      .route('/assistant', assistantApi(services, tools))
      .route('/auth/contacts', enquiriesApi(services))
      .route('/auth/subscriptions', subscriptionsApi(services))
      .route('/audits/home-audits', auditsApi(services, { findCountry, findState }))
      .route('/calculator', calculatorApi())
      .route('/geo', geographyApi())
      .route('/captcha', captchaApi(services))
      .route('/blogs', blogsApi(services))
      .route('/client-errors', clientErrorsApi())
      .route('/counts', countsApi(services))
      .route('/health', healthApi(services, kindsToStaff))
      .route('/settings', settingsApi(services))
      .route('/', apiDocs(calls, services.env))
      // Last, so that an unknown address gets an answer of the API and never a web page.
      .all('/*', otherMethods(calls))
  )
}
