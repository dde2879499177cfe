import { createMiddleware } from 'hono/factory'
import { type Env, isProduction } from '#platform/env.ts'

export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] }
const FOR_FRAMES = '/embed/'
/** What staff look at beside the form in which they write it. */
const FOR_DESK_FRAMES = /^\/desk\/company\/words\/[^/]+\/page$/
/** What is only ever part of a page. An SVG is none of these: opened by itself it is a page that may run scripts. */
const PART_OF_A_PAGE = /^(text\/(javascript|css)|font\/|image\/(?!svg))/

/**
 * On every answer of the site; a page replaces the policy with one that knows its inline parts. Scripts, styles, fonts
 * and pictures go without what browsers heed on pages alone: half a kilobyte on each of thirty files.
 */
export function securityHeaders(env: Env) {
  const ours = headersBelow('/', env)
  const framed = headersBelow(FOR_FRAMES, env)
  const framedByDesk = headersBelow('/desk/company/words/any/page', env)

  return createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    const { path } = c.req
    const { onParts, onPages } = isForFrames(path) ? framed : FOR_DESK_FRAMES.test(path) ? framedByDesk : ours
    const wanted = PART_OF_A_PAGE.test(headers.get('Content-Type') ?? '') ? onParts : onPages
    for (const [name, value] of wanted) if (!headers.has(name)) headers.set(name, value)
  })
}

function headersBelow(path: string, env: Env) {
  const isForEverybody = isForFrames(path)
  const onParts = {
    'X-Content-Type-Options': 'nosniff',
    // Of this host alone, unless the setting says more: with includeSubDomains each plain-http host below it would end.
    ...(isProduction(env) && { 'Strict-Transport-Security': env.HSTS }),
    'Cross-Origin-Resource-Policy': isForEverybody ? 'cross-origin' : 'same-origin',
  }
  const onPages = {
    ...onParts,
    // Not no-referrer: Chromium then posts forms with "Origin: null", which the router refuses.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': contentSecurityPolicy(env, NOTHING_INLINE, { path }),
    // It knows no "everybody".
    ...(!isForEverybody && { 'X-Frame-Options': FOR_DESK_FRAMES.test(path) ? 'SAMEORIGIN' : 'DENY' }),
  }

  return { onParts: Object.entries(onParts), onPages: Object.entries(onPages) }
}

interface PolicyOfPage {
  path?: string
  /** Addresses that pages show in frames, beside those of the settings. */
  framed?: readonly string[]
}

/**
 * Everything is refused that is not named; workers are named with the scripts. `unsafe-inline` is never needed: inline
 * parts are named by their hash.
 */
export function contentSecurityPolicy(
  env: Env,
  { scripts, styles }: InlineHashes,
  { path = '/', framed = [] }: PolicyOfPage = {},
): string {
  const { script, style, connect, image, frame } = outsiders(env, framed)

  return [
    "default-src 'none'",
    directive('script-src', [...scripts, ...script]),
    directive('style-src', [...styles, ...style]),
    directive('img-src', ['data:', ...image]),
    "font-src 'self'",
    directive('connect-src', connect),
    directive('frame-src', frame),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framesOf(path)}`,
    ...(isProduction(env) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function framesOf(path: string): string {
  if (isForFrames(path)) return '*'
  return FOR_DESK_FRAMES.test(path) ? "'self'" : "'none'"
}

/** Pages made to stand in frames, ours and everybody's: they hold nothing of a visitor's and change nothing. */
function isForFrames(path: string): boolean {
  return path.startsWith(FOR_FRAMES)
}

/** Who else a page may load from: nobody, but for what the settings and the page's frames name. */
function outsiders(env: Env, framed: readonly string[]) {
  const addresses = [env.CALCULATOR_URL, env.MAP_EMBED_URL, ...framed]
  const widget = env.CHAT_WIDGET_URL ? [new URL(env.CHAT_WIDGET_URL).origin] : []
  const isRecaptcha = env.HUMAN_CHECK === 'recaptcha'

  return {
    script: [
      // https://developers.google.com/recaptcha/docs/faq, on content security policies
      ...(isRecaptcha ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
      ...(env.ANALYTICS_ID ? ['https://www.googletagmanager.com'] : []),
      ...widget,
    ],
    style: widget,
    // https://developers.google.com/tag-platform/security/guides/csp
    connect: [
      ...(env.ANALYTICS_ID
        ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
        : []),
      ...widget,
    ],
    image: [
      ...(env.ANALYTICS_ID ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : []),
      ...widget,
    ],
    frame: [
      ...new Set(addresses.flatMap((url) => (url ? [new URL(url).origin] : []))),
      ...widget,
      ...(isRecaptcha ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : []),
    ],
  }
}

function directive(name: string, sources: string[]): string {
  return [name, "'self'", ...sources].join(' ')
}
