import { type EndpointDoc, receiptSchema } from '#platform/http/endpoint-doc.ts'

export const dataRequestEndpoint: Omit<EndpointDoc, 'body'> = {
  method: 'post',
  path: '/privacy/requests/',
  summary: 'Asks for access, correction, erasure, withdrawal or redress under the data protection law.',
  details: 'right says which. reply_by is the time by which it is answered; the answer goes to email alone.',
  repeatable: true,
  answers: { 201: { description: 'Stored. Staff and the sender are mailed.', schema: receiptSchema } },
  limit: 'form',
}
