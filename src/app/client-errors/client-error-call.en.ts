import type { ApiCall } from '#platform/http/api-call.ts'
import { clientErrorSchema } from './client-errors-api.ts'

export const clientErrorCall: ApiCall = {
  method: 'post',
  path: '/client-errors/',
  summary: "Reports a page that failed in a visitor's browser.",
  body: clientErrorSchema,
  answers: { 204: { description: 'Noted in the log.' } },
  limit: 'form',
}
