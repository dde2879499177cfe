import { type EndpointDoc, receiptSchema } from '#platform/http/endpoint-doc.ts'
import { auditBody } from './audit-body.ts'

export const auditEndpoint: EndpointDoc = {
  method: 'post',
  path: '/audits/home-audits/',
  summary: 'Asks for a home audit.',
  details:
    'country and state are ids of /geo/; the state has to be of the country. An error of an address field comes as address.pincode and as pincode.',
  body: auditBody,
  repeatable: true,
  answers: { 201: { description: 'Stored. Staff and the visitor are mailed.', schema: receiptSchema } },
  limit: 'form',
}
