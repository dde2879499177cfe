import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { RequestState } from '#platform/http/request-state.ts'
import { countries, findStates } from './places.ts'

/** GET /api/geo/countries/ and /api/geo/states/?country={id} (specification 7). */
export function geographyApi() {
  return new Hono<RequestState>()
    .use(keptForADay, etag())
    .get('/countries', (c) => c.json({ results: countries }))
    .get('/states', (c) => {
      const results = findStates(c.req.query('country') ?? '')
      // A refusal carries an empty list as well: a form that looks no further shows "No states available".
      return results ? c.json({ results }) : c.json({ message: 'We know no country by this id.', results: [] }, 404)
    })
}

const keptForADay = createMiddleware(async (c, next) => {
  await next()
  c.header('Cache-Control', c.res.ok || c.res.status === 304 ? 'public, max-age=86400' : 'no-store')
})
