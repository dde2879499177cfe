import { matchRoutes, type RouteObject } from 'react-router'
import { companyFacts } from '#company/facts.ts'
import { plainPath } from '#company/registers/redirects.en.ts'
import type { Tallies } from '#platform/operation/tallies.ts'

const LONGEST = 120
/** Of an address as it came: more of it is not looked at, so that a long one costs no more than a short one. */
const LOOKED_AT = 1_000

/** As a server build lists them. */
interface BuiltRoute {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  caseSensitive?: boolean | undefined
}

/** Tells addresses at which only the page for unknown ones answers. */
export function unknownAddresses(routes: Record<string, BuiltRoute | undefined>): (path: string) => boolean {
  const tree = childrenOf(
    undefined,
    Object.values(routes).filter((route) => route !== undefined),
  )

  return (path) => {
    const [last] = matchRoutes(tree, path)?.toReversed() ?? []
    return !last || last.route.path === '*'
  }
}

function childrenOf(parentId: string | undefined, routes: BuiltRoute[]): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, caseSensitive, index: true as const }
        : { id, path, caseSensitive, children: childrenOf(id, routes) },
    )
}

/**
 * Where staff have sent an address on at which there is nothing, counted; undefined where they have not. On this site the
 * visitor's query goes along.
 */
export function redirectOf({ pathname, search }: URL, tallies: Tallies): string | undefined {
  const asked = plainPath(pathname)
  const redirect = companyFacts().redirects.find(({ from }) => plainPath(from) === asked)
  if (!redirect) return undefined

  tallies.add('redirect', redirect.from)
  return redirect.to.startsWith('/') && !/[?#]/.test(redirect.to) ? redirect.to + search : redirect.to
}

/**
 * Counts an address that leads nowhere, under a kind of its own where one of
 * our pages links to it. The desk is left out, and so is whatever in the
 * address may tell of a person.
 */
export function countMissingPage({ url, method, headers }: Request, tallies: Tallies, origin: string) {
  const { pathname } = new URL(url)
  if (method !== 'GET' || /^\/desk(\/|\.|$)/.test(pathname)) return

  const isOurs = headers.get('Referer')?.startsWith(`${origin}/`)
  tallies.add(isOurs ? 'broken-link' : 'missing-page', nameOfAddress(pathname))
}

export function nameOfAddress(pathname: string): string {
  return (
    safelyDecoded(pathname.slice(0, LOOKED_AT))
      // The same page, asked for by the router of a visitor's browser.
      .replace(/\.data$/, '')
      .normalize('NFC')
      .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .split('/')
      .map((part) => (part.includes('@') ? '…' : part))
      .join('/')
      .replace(/\p{N}[\p{N}\s().-]{5,}/gu, '…')
      // Long words without a break: keys of links, not addresses that a person wrote.
      .replace(/[A-Za-z0-9_]{22,}/g, '…')
      .slice(0, LONGEST)
  )
}

// An address may hold a percent sign that encodes nothing.
function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
