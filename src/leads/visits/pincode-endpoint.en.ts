import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { pincodeCopy as copy } from './pincode-words.en.ts'

const state = z.object({ id: z.string(), name: z.string() })
const district = z.string().describe('Empty where it is not known, or where the PIN code lies in several.')

export const pincodeAnswer = z.object({
  pincode: z.string(),
  state: state.nullable().describe('Null where it is not known, or where the PIN code lies in two.'),
  district,
  places: z.array(z.object({ state, district })).describe('Every state that the PIN code lies in: one, two, or none.'),
  visited: z.boolean().nullable().describe('Whether we visit homes there; null where that is not decided.'),
  message: z.string().describe('The same in a sentence; empty where there is nothing to say.'),
})

export const pincodeEndpoint: EndpointDoc = {
  method: 'get',
  path: '/geo/pincodes/',
  summary: 'Says where a PIN code is, and whether we visit homes there.',
  details: `State and district: ${copy.source}.`,
  query: z.object({ pincode: z.string() }),
  answers: {
    200: { description: 'What is known of it.', schema: pincodeAnswer },
    404: { description: 'Six digits are asked for.', schema: z.object({ message: z.string() }) },
  },
  limit: 'read',
}
