import { pageNumber } from '#articles/paging.ts'
import { cutSearch } from '#platform/text/cut-search.ts'

/** What these kept pages read from their query, and how it is written in one way. Whatever else is in it is no other page. */
const READ: Record<string, Record<string, (given: string) => string>> = {
  '/blogs': { page: (given) => String(pageNumber(given) ?? ''), search: cutSearch },
  '/book-audit': { country: short, state: short },
}

/** The address under which a page is kept: strangers choose addresses, and many of them are one page. */
export function keptAddress({ pathname, searchParams }: URL): string {
  // The router reads many slashes as one, and none at the end.
  const path = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  const read = Object.entries(READ[path] ?? {}).flatMap(([name, write]) => {
    const given = searchParams.get(name)
    // Encoded, so that a value which holds another parameter is not taken for both.
    return given === null ? [] : [`${name}=${encodeURIComponent(write(given))}`]
  })
  return read.length > 0 ? `${path}?${read.join('&')}` : path
}

function short(given: string): string {
  return given.slice(0, 20).toWellFormed()
}
