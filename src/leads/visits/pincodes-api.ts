import { Hono } from 'hono'
import type { z } from 'zod'
import { findPincode } from '#india/geography/find-pincode.ts'
import { readPincode } from '#india/read-pincode.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { pincodeAnswer } from './pincode-endpoint.en.ts'
import { pincodeCopy as copy } from './pincode-words.en.ts'
import { findArea } from './visit-slots.ts'

/** GET /api/geo/pincodes/?pincode=500081 */
export function pincodesApi() {
  return new Hono<RequestState>().get('/', (c) => {
    const pincode = readPincode(c.req.query('pincode') ?? '')
    if (!/^\d{6}$/.test(pincode)) return problem(c, 404, copy.sixDigits)

    const places = findPincode(pincode)
    const [place] = places.length === 1 ? places : []
    const area = findArea(pincode)
    const said = area ? (area.isVisited ? copy.visited : copy.notVisited) : ''
    // Staff may change where we come at any minute.
    c.header('Cache-Control', 'no-cache')
    return c.json({
      pincode,
      state: place?.state ?? null,
      district: place?.district ?? '',
      places,
      visited: area?.isVisited ?? null,
      message: [said, area?.words].filter(Boolean).join(' '),
    } satisfies z.output<typeof pincodeAnswer>)
  })
}
