import { Hono } from 'hono'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { findTroubles } from './find-troubles.ts'

/** 200 while leads can be stored and what they set off is delivered, else 503 and what is wrong. */
export function healthApi(services: Services) {
  return new Hono<RequestState>().get('/', async (c) => {
    const troubles = await findTroubles(services)
    c.header('Cache-Control', 'no-store')

    return troubles.length === 0
      ? c.json({ status: 'ok' })
      : c.json({ status: 'failing', message: troubles.join(' '), troubles }, 503)
  })
}
