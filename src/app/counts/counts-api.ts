import { Hono } from 'hono'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { addCount } from './add-count.ts'
import { countSchema } from './count-schema.ts'

/** POST /api/counts/: a page says that something happened on it. Whoever asks not to be followed is not even counted. */
export function countsApi(services: Services) {
  return new Hono<RequestState>().post('/', jsonBody(countSchema), async (c) => {
    const isRefused = c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1'
    if (!isRefused) await addCount(c.var.body, services)

    return c.body(null, 204)
  })
}
