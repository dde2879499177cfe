import { pageAt } from '#pages.ts'
import { addressHere } from '#platform/text/language.ts'

/** Whether what is in the query makes a page of its own, which nobody else asks for. */
export function isOnesOwn(path: string, query: Record<string, string>): boolean {
  return Object.entries(pageAt(path)?.reads ?? {}).some(([name, how]) => {
    const given = query[name]
    return given !== undefined && (how === 'as given' || how(given) === undefined)
  })
}

/**
 * The address as the page may see it: one that is kept sees a query only where it says that it reads it. One of many takes
 * the query along where it has moved.
 */
export function asPageSees(address: URL): URL {
  const page = pageAt(address.pathname)
  const isKept = page?.rendered === 'once' && !page.path.includes(':')
  const isUnseen = isKept && !Object.keys(page.reads).some((name) => address.searchParams.has(name))
  return isUnseen ? new URL(address.pathname, address) : address
}

/**
 * The address under which a page is kept, in the language in which it is asked for: strangers choose addresses, and many of
 * them are one page.
 */
export function cachedAddress({ pathname, searchParams }: URL): string {
  // The router reads many slashes as one, and none at the end.
  const path = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  const read = Object.entries(pageAt(path)?.reads ?? {}).flatMap(([name, how]) => {
    const given = searchParams.get(name)
    // Encoded, so that a value which holds another parameter is not taken for both.
    return given === null ? [] : [`${name}=${encodeURIComponent(how === 'as given' ? given : (how(given) ?? ''))}`]
  })
  return addressHere(read.length > 0 ? `${path}?${read.join('&')}` : path)
}
