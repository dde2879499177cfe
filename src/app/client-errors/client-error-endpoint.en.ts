import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { clientErrorSchema } from './client-errors-api.ts'

export const clientErrorEndpoint: EndpointDoc = {
  method: 'post',
  path: '/client-errors/',
  summary: "Reports a page that failed in a visitor's browser.",
  body: clientErrorSchema,
  answers: { 204: { description: 'Noted in the log.' } },
  limit: 'form',
}
