import { Hono } from 'hono'
import { cachedJson } from '#platform/http/cached-json.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { findStates, listCountries } from './places.ts'
import { geographyCopy } from './words.en.ts'

/** GET /api/geo/countries/ and /api/geo/states/?country={id} (specification 7). */
export function geographyApi() {
  // What does not change while the process runs.
  const kept = cachedJson({ stamp: async () => 'ISO 3166', cacheControl: 'public, max-age=86400' })

  return new Hono<RequestState>()
    .get('/countries', async (c) => kept.serve(c, 'countries', async () => ({ results: listCountries() })))
    .get('/states', async (c) => {
      const country = c.req.query('country') ?? ''
      const states = await kept.serve(c, `states of ${country}`, async () => {
        const results = findStates(country)
        return results && { results }
      })
      // A refusal carries an empty list as well: a form that looks no further shows "No states available".
      const refusal = { message: geographyCopy.noCountry, results: [] }
      return states ?? c.json(refusal, 404, { 'Cache-Control': 'no-store' })
    })
}
