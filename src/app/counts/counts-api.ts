import { Hono } from 'hono'
import { dayInIndia } from '#platform/day-in-india.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { type Count, countSchema } from './count-schema.ts'

/** POST /api/counts/: a page says that something happened on it. Whoever asks not to be followed is not even counted. */
export function countsApi(services: Services) {
  return new Hono<RequestState>().post('/', jsonBody(countSchema), async (c) => {
    const isRefused = c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1'
    if (!isRefused) await addCount(c.var.body, services)

    return c.body(null, 204)
  })
}

/** Adds one to the day's count: no cookie, no address, no visitor. */
async function addCount({ path, event }: Count, { db, now }: Services) {
  await db
    .insertInto('counts')
    .values({ day: dayInIndia(now()), path, event, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'event']).doUpdateSet((eb) => ({ count: eb('counts.count', '+', 1) })),
    )
    .execute()
}
