import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { getPathNoStrict } from 'hono/utils/url'
import { type Env, isProduction } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { onSiteError, problem } from './problem.ts'
import { type RequestState, requestState } from './request-state.ts'
import { securityHeaders } from './security-headers.ts'
import { httpCopy } from './words.en.ts'

interface Exceptions {
  /** Paths that other sites may post to, since what they carry is permission enough. */
  openTo?: string[]
  /** By which path the site answers: an address may begin with a language. */
  pathOf?: (path: string) => string
}

/**
 * An empty site with what holds for every request. Not strict: a slash at the end of an address is optional. Errors are
 * handled here and not by the parts of the site: Hono wraps each handler and middleware of a part that has an error
 * handler of its own.
 */
export function guardedSite({ env, log }: Services, { openTo = [], pathOf = (path) => path }: Exceptions = {}) {
  return new Hono<RequestState>({ getPath: (request) => pathOf(getPathNoStrict(request)) })
    .onError(onSiteError)
    .use(requestState(log, env), securityHeaders(env), sameSite(env, openTo), refuseNul(pathOf))
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Nothing of ours has a NUL in its address, and PostgreSQL fails where it is asked for one. Whoever opens a page with one in
 * the query is led to the page without it.
 */
function refuseNul(pathOf: (path: string) => string) {
  return createMiddleware(async (c, next) => {
    if (!c.req.url.includes('%00')) return next()

    const { pathname, search } = new URL(c.req.url)
    const isPage = SAFE_METHODS.includes(c.req.method) && !pathname.includes('%00') && !/^\/+api\b/i.test(c.req.path)
    if (!isPage) return problem(c, 404, httpCopy.nothingHere)
    // Two slashes at its beginning would lead to another host.
    return c.redirect(pathOf(pathname).replace(/^\/+/, '/') + search.replaceAll('%00', ''))
  })
}

/**
 * Refuses writes that another site makes a visitor's browser send. Fetch
 * Metadata and the Origin decide where the browser sends them; a client that
 * sends neither is no browser, and what it may do needs no cookie.
 * (Hono's csrf() looks at form content types only, so a cross-site JSON post passes it.)
 */
function sameSite(env: Env, openTo: string[]) {
  return createMiddleware(async (c, next) => {
    const isAllowed = SAFE_METHODS.includes(c.req.method) || openTo.includes(c.req.path) || comesFromUs(c.req.raw, env)
    return isAllowed ? next() : problem(c, 403, httpCopy.fromOurPages)
  })
}

function comesFromUs({ headers, url }: Request, env: Env): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false

  const origin = headers.get('Origin')
  if (!origin) return true
  // A browser that hides where it comes from; no other page can make it say "same-origin".
  if (origin === 'null') return fetchSite === 'same-origin'
  return origin === env.SITE_URL || (!isProduction(env) && isOfSameHost(origin, url))
}

/** A clone is visited by many names: localhost, its address in the house, a tunnel that ends TLS. */
function isOfSameHost(origin: string, url: string): boolean {
  return URL.parse(origin)?.host === new URL(url).host
}
