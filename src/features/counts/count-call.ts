import { type ApiCall, FORM_LIMIT } from '#platform/http/api-call.ts'
import { countSchema } from './count-schema.ts'

export const countCall: ApiCall = {
  method: 'post',
  path: '/counts/',
  summary: 'Says that something happened on a page.',
  details: 'Nothing personal is kept, and nothing at all of a browser that sends DNT or Sec-GPC.',
  body: countSchema,
  answers: { 204: { description: 'Taken.' } },
  limit: FORM_LIMIT,
}
