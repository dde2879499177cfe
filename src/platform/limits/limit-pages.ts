import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Database } from '#database/database.ts'
import { clientAddress, parseNetworks } from '#platform/http/client-address.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { tooManyMessage } from './limit-posts.ts'
import { limitsOf } from './limits-of.ts'
import { createSharedCounter } from './shared-counter.ts'

type Counter = ReturnType<typeof createSharedCounter>

/** Answers a request that is one too many with a page. */
export type RefusePage = (c: Context<RequestState>) => Promise<Response>

const counters = new WeakMap<Database, Counter>()

/**
 * Holds pages to the limit of their client address, in memory, like reads of
 * the API. Files are left out twice over: a visitor asks for thirty with each
 * page, and the API has limits of its own. An address that only looks like a
 * file's is counted where no file was found.
 */
export function limitPages(services: Services, refuse: RefusePage) {
  const count = counterOf(services)

  function limited(isCounted: (path: string) => boolean) {
    return createMiddleware<RequestState>(async (c, next) => {
      const { path } = c.req
      const waitMs = isCounted(path) ? count(c.var.clientAddress, services.now()) : 0
      if (waitMs === 0) return next()

      const seconds = Math.ceil(waitMs / 1_000)
      const headers = { 'Retry-After': String(seconds) }
      // The router asks for the data of a page alone, and shows what it is told.
      if (path.endsWith('.data') || path.startsWith('/desk')) return c.text(tooManyMessage(seconds), 429, headers)
      c.header('Retry-After', headers['Retry-After'])
      return refuse(c)
    })
  }

  return { pages: limited((path) => !isOfApi(path) && !isLikeFile(path)), noFiles: limited(isLikeFile) }
}

/** The same count for what is answered before the site is asked; see rememberedAnswers. True where it is one too many. */
export function overPageLimit(services: Services) {
  const count = counterOf(services)
  const proxies = parseNetworks(services.env.TRUSTED_PROXIES)

  return ({ socket, headers }: IncomingMessage) => {
    const forwardedFor = headers['x-forwarded-for']?.toString() ?? ''
    return count(clientAddress(socket.remoteAddress, forwardedFor, proxies), services.now()) > 0
  }
}

function counterOf(services: Services): Counter {
  const counter = counters.get(services.db) ?? createSharedCounter('pages', limitsOf(services.env).pages, services)
  counters.set(services.db, counter)
  return counter
}

function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function isLikeFile(path: string): boolean {
  return /\.[a-z\d]{1,12}$/i.test(path) && !path.endsWith('.data')
}
