import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { countSchema } from './counts-api.ts'

export const countEndpoint: EndpointDoc = {
  method: 'post',
  path: '/counts/',
  summary: 'Counts that something happened on a page: a number a day, nothing about the visitor.',
  details: 'A request with DNT: 1 or Sec-GPC: 1 is answered alike and not counted.',
  body: countSchema,
  answers: { 204: { description: 'Counted, or left out at the browser’s wish.' } },
  limit: 'read',
}
