import { type EndpointDoc, receiptSchema } from '#platform/http/endpoint-doc.ts'

export const correctionEndpoint: Omit<EndpointDoc, 'body'> = {
  method: 'post',
  path: '/calculator/corrections/',
  summary: 'Tells us that a rate of the calculator is wrong.',
  details:
    'photo is a JPG, PNG, WebP, HEIC or PDF of 10 MB at most, which is told by what is in it as well as by its name. It may be left out. tariff_id is the record, as /calculator/tariffs/ lists it.',
  bodyType: 'multipart/form-data',
  repeatable: true,
  answers: {
    201: { description: 'Stored. Staff and the visitor are mailed.', schema: receiptSchema },
    503: { description: 'Too many files arrive at once. Come back after Retry-After.' },
  },
  limit: 'upload',
}
