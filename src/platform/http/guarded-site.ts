import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Services } from '#platform/services.ts'
import { onSiteError, problem } from './problem.ts'
import { type RequestState, requestState } from './request-state.ts'
import { sameSite } from './same-site.ts'
import { securityHeaders } from './security-headers.ts'
import { httpCopy } from './words.en.ts'

interface Exceptions {
  /** Paths that other sites may post to, since what they carry is permission enough. */
  openTo?: string[]
}

/**
 * An empty site with what holds for every request. Not strict: a slash at the end of an address is optional. Errors are
 * handled here and not by the parts of the site: Hono wraps each handler and middleware of a part that has an error
 * handler of its own.
 */
export function guardedSite({ env, log }: Services, { openTo = [] }: Exceptions = {}) {
  return new Hono<RequestState>({ strict: false })
    .onError(onSiteError)
    .use(requestState(log, env), securityHeaders(env), sameSite(env, openTo), refuseNul)
}

/** Nothing of ours has a NUL in its address, and PostgreSQL fails where it is asked for one. */
const refuseNul = createMiddleware(async (c, next) =>
  c.req.url.includes('%00') ? problem(c, 404, httpCopy.nothingHere) : next(),
)
