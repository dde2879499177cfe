import { pageAt } from '#pages.ts'

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
