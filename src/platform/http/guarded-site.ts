import { Hono } from 'hono'
import type { Services } from '#platform/services.ts'
import { onSiteError } from './problem.ts'
import { type RequestState, requestState } from './request-state.ts'
import { sameSite } from './same-site.ts'
import { securityHeaders } from './security-headers.ts'

interface Exceptions {
  /** Paths that other sites may post to, since what they carry is permission enough. */
  openTo?: string[]
}

/**
 * An empty site with what holds for every request. Not strict: a slash at the end of an address is optional. Errors
 * are met here and not by the parts of the site: a part that has a way of its own is run in a wrapping of its own,
 * middleware by middleware.
 */
export function guardedSite({ env, log }: Services, { openTo = [] }: Exceptions = {}) {
  return new Hono<RequestState>({ strict: false })
    .onError(onSiteError)
    .use(requestState(log, env), securityHeaders(env), sameSite(env.SITE_URL, openTo))
}
