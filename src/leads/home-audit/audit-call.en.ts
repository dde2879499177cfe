import { type ApiCall, receiptSchema } from '#platform/http/api-call.ts'
import { auditSchema, type Places } from './audit-schema.ts'

export function auditCall(places: Places): ApiCall {
  return {
    method: 'post',
    path: '/audits/home-audits/',
    summary: 'Asks for a home audit.',
    details:
      'country and state are ids of /geo/; the state has to be of the country. An error of an address field comes as address.pincode and as pincode.',
    body: auditSchema(places),
    repeatable: true,
    answers: { 201: { description: 'Stored. Staff and the visitor are mailed.', schema: receiptSchema } },
    limit: 'form',
  }
}
