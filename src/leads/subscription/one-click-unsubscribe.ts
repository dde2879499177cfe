import { Hono } from 'hono'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { unsubscribe } from './change-subscription.ts'
import { findByToken } from './subscriber-tokens.ts'
import { newsletterCopy } from './words.en.ts'

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe'

/**
 * POST /newsletter/unsubscribe?token=…: what a mail program sends for its own
 * Unsubscribe button (RFC 8058), from anywhere, without cookies, and what our
 * page's button sends. The token is the permission. A token that we do not
 * know is answered alike: who has left must not be told to try again.
 */
export function oneClickUnsubscribe(services: Services) {
  return new Hono<RequestState>().post('/', async (c) => {
    const token = c.req.query('token') ?? ''
    const subscriber = await findByToken(services.db, token, 'manage', services.now())
    if (subscriber) await unsubscribe(subscriber, services)

    c.header('Cache-Control', 'no-store')
    return c.req.header('Sec-Fetch-Mode') === 'navigate'
      ? c.redirect(`${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`, 303)
      : c.text(newsletterCopy.unsubscribe.done)
  })
}
