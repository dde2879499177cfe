import { createMiddleware } from 'hono/factory'
import { type Env, isProduction } from '#platform/env.ts'

export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] }

/** On every answer of the site; a page replaces the policy with one that knows its inline parts. */
export function securityHeaders(env: Env) {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(env, NOTHING_INLINE),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not no-referrer: Chromium then posts forms with "Origin: null", which the router refuses.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    // Two years, as the browsers' preload list asks.
    ...(isProduction(env) && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
  }

  return createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
}

/** Everything is refused that is not named. `unsafe-inline` is never needed: inline parts are named by their hash. */
export function contentSecurityPolicy(env: Env, { scripts, styles }: InlineHashes): string {
  const widget = originsOf(env.CHAT_WIDGET_URL)
  const frames = [...originsOf(env.CALCULATOR_URL, env.MAP_EMBED_URL), ...widget]

  return [
    "default-src 'none'",
    directive('script-src', [...scripts, ...widget]),
    directive('style-src', [...styles, ...widget]),
    directive('img-src', ['data:', ...widget]),
    "font-src 'self'",
    directive('connect-src', widget),
    directive('frame-src', frames),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isProduction(env) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function directive(name: string, sources: string[]): string {
  return [name, "'self'", ...sources].join(' ')
}

function originsOf(...urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => (url ? [new URL(url).origin] : []))
}
