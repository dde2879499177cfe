import { Hono } from 'hono'
import { z } from 'zod'
import { findPincode } from '#india/geography/find-pincode.ts'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { findArea } from './find-area.ts'
import { pincodeCopy as copy } from './pincode-words.en.ts'

const answer = z.object({
  pincode: z.string(),
  state: z.object({ id: z.string(), name: z.string() }).nullable(),
  district: z.string().describe('Empty where it is not known, or where the PIN code lies in several.'),
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
    200: { description: 'What is known of it.', schema: answer },
    404: { description: 'Six digits are asked for.', schema: z.object({ message: z.string() }) },
  },
  limit: 'read',
}

/** GET /api/geo/pincodes/?pincode=500081 */
export function pincodesApi() {
  return new Hono<RequestState>().get('/', (c) => {
    const pincode = c.req.query('pincode') ?? ''
    if (!/^\d{6}$/.test(pincode)) return problem(c, 404, copy.sixDigits)

    const place = findPincode(pincode)
    const area = findArea(pincode)
    const said = area ? (area.isVisited ? copy.visited : copy.notVisited) : ''
    // Staff may change where we come at any minute.
    c.header('Cache-Control', 'no-cache')
    return c.json({
      pincode,
      state: place?.state ?? null,
      district: place?.district ?? '',
      visited: area?.isVisited ?? null,
      message: [said, area?.words].filter(Boolean).join(' '),
    } satisfies z.output<typeof answer>)
  })
}
