import { pageAt } from '#pages.ts'
import { addressHere } from '#platform/text/language.ts'

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
