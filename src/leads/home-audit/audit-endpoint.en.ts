import { type EndpointDoc, receiptSchema } from '#platform/http/endpoint-doc.ts'

export const auditEndpoint: Omit<EndpointDoc, 'body'> = {
  method: 'post',
  path: '/audits/home-audits/',
  summary: 'Asks for a home audit.',
  details:
    'country and state are ids of /geo/; the state has to be of the country. An error of an address field comes as address.pincode and as pincode.',
  repeatable: true,
  answers: { 201: { description: 'Stored. Staff and the visitor are mailed.', schema: receiptSchema } },
  limit: 'form',
}
