/**
 * What MDN's HTTP Observatory would give an answer of the site: its rules as of August 2026, algorithm 6
 * (github.com/mdn/mdn-http-observatory, charts.js of its grader). Its own scanner asks the Internet.
 */
interface Scanned {
  headers: Headers
  html: string
  origin: string
  /** What http:// answers with its first hop; undefined where nobody listens there. */
  redirectsTo?: string
}

interface Score {
  score: number
  grade: string
  /** Rule by rule, what it gave or took. */
  rules: Record<string, number>
}

const SIX_MONTHS_S = 15_552_000
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const GRADES: [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]

export function observatoryScore(scanned: Scanned): Score {
  const rules = {
    'content-security-policy': scorePolicy(directivesOf(scanned)),
    cookies: scoreCookies(scanned.headers),
    'cross-origin-resource-sharing': scoreSharing(scanned.headers),
    redirection: scoreRedirect(scanned),
    'strict-transport-security': scoreTransport(scanned.headers),
    'referrer-policy': scoreReferrer(scanned.headers),
    'subresource-integrity': scoreScripts(scanned),
    'x-content-type-options': scanned.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFraming(scanned),
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(
      scanned.headers.get('cross-origin-resource-policy') ?? '',
    )
      ? 10
      : 0,
    'cross-origin-opener-policy': scanned.headers.get('cross-origin-opener-policy')?.startsWith('same-origin') ? 10 : 0,
    'cross-origin-embedder-policy': scanned.headers.get('cross-origin-embedder-policy') ? 10 : 0,
  }
  const given = Object.values(rules)
  const withoutBonus = 100 + sum(given.filter((points) => points < 0))
  // What is good beyond the duty counts only where little is wrong.
  const score = Math.max(0, withoutBonus + (withoutBonus >= 90 ? sum(given.filter((points) => points > 0)) : 0))

  return { score, grade: GRADES.find(([least]) => score >= least)![1], rules }
}

type Directives = Map<string, string[]>

function directivesOf({ headers }: Scanned): Directives {
  const policy = headers.get('content-security-policy') ?? ''
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
  return new Map(directives.map(([name, ...sources]) => [name!, sources]))
}

function scorePolicy(directives: Directives): number {
  if (directives.size === 0) return -25
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const isNamed = (sources: string[]) => sources.some((source) => /^'(nonce|sha\d+)-/.test(source))
  const isUnsafe = (sources: string[]) =>
    sources.some((source) => ['data:', 'http:', 'https:', '*', "'unsafe-eval'"].includes(source)) ||
    (sources.includes("'unsafe-inline'") && !isNamed(sources))

  if (isUnsafe(sourcesOf('script-src')) || isUnsafe(sourcesOf('object-src'))) return -20
  if (isUnsafe(sourcesOf('style-src'))) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function scoreCookies(headers: Headers): number {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase())
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => !cookie.includes('; secure'))) return -40
  if (cookies.some((cookie) => !cookie.includes('; httponly'))) return -30
  return cookies.every((cookie) => cookie.includes('; samesite')) ? 5 : 0
}

function scoreSharing(headers: Headers): number {
  const isForAll = headers.get('access-control-allow-origin') === '*'
  return isForAll && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

function scoreRedirect({ redirectsTo, origin }: Scanned): number {
  if (redirectsTo === undefined) return -20
  // The first hop stays on the same host, so that the rule of HSTS is learnt there.
  const target = new URL(redirectsTo)
  return target.protocol === 'https:' && target.hostname === new URL(origin).hostname ? 0 : -20
}

function scoreTransport(headers: Headers): number {
  const seconds = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) < SIX_MONTHS_S ? -10 : 0
}

function scoreReferrer(headers: Headers): number {
  const policy = headers.get('referrer-policy')
  if (!policy) return 0
  return PRIVATE.includes(policy) ? 5 : -5
}

function scoreScripts({ html, origin }: Scanned): number {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const foreign = sources.filter(([, src = '']) => new URL(src, origin).origin !== origin)
  if (foreign.some(([, src = '']) => src.startsWith('http:'))) return -50
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return -5
  return sources.length > 0 && sources.every(([tag]) => tag.includes('integrity=')) ? 5 : 0
}

function scoreFraming(scanned: Scanned): number {
  const ancestors = directivesOf(scanned).get('frame-ancestors')
  if (ancestors && !ancestors.includes('*')) return 5
  return /^(deny|sameorigin)$/i.test(scanned.headers.get('x-frame-options') ?? '') ? 5 : -20
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
