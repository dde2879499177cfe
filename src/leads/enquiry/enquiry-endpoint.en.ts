import { type EndpointDoc, receiptSchema } from '#platform/http/endpoint-doc.ts'

export const enquiryEndpoint: Omit<EndpointDoc, 'body'> = {
  method: 'post',
  path: '/auth/contacts/',
  summary: 'Sends a contact enquiry.',
  details:
    'phone_number takes a mobile or a landline as people write it, 7 to 15 digits. context and all in it is optional.',
  repeatable: true,
  answers: { 201: { description: 'Stored. Staff and the visitor are mailed.', schema: receiptSchema } },
  limit: 'form',
}
