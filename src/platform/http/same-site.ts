import { createMiddleware } from 'hono/factory'
import { problem } from './problem.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes that another site makes a visitor's browser send. Fetch
 * Metadata decides where the browser sends it, else the Origin; a client that
 * sends neither is no browser, and what it may do needs no cookie.
 * (Hono's csrf() looks at form content types only, so a cross-site JSON post passes it.)
 */
export function sameSite(siteOrigin: string, openTo: string[]) {
  return createMiddleware(async (c, next) => {
    const isAllowed =
      SAFE_METHODS.includes(c.req.method) || openTo.includes(c.req.path) || comesFromUs(c.req.raw, siteOrigin)
    return isAllowed ? next() : problem(c, 403, 'This can only be sent from our own pages.')
  })
}

function comesFromUs({ headers, url }: Request, siteOrigin: string): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'

  const origin = headers.get('Origin')
  return !origin || origin === siteOrigin || origin === new URL(url).origin
}
