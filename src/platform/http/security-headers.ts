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
  const frames = [env.CALCULATOR_URL, env.MAP_EMBED_URL].flatMap((url) => (url ? [new URL(url).origin] : []))
  const captcha = env.HUMAN_CHECK === 'recaptcha' ? RECAPTCHA : { scripts: [], frames: [] }

  return [
    "default-src 'none'",
    directive('script-src', [...scripts, ...captcha.scripts]),
    directive('style-src', styles),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    directive('frame-src', [...frames, ...captcha.frames]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isProduction(env) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

// https://developers.google.com/recaptcha/docs/faq: what a policy must allow, and nothing more.
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

function directive(name: string, sources: string[]): string {
  return [name, "'self'", ...sources].join(' ')
}
