import { type Page, pageAt } from '#pages.ts'

/** Whether a page that is there already is to be rendered all the same, because it reads what the query says. */
export function isAnsweredByQuery(path: string, query: Record<string, string>): boolean {
  return Object.keys(pageAt(path)?.reads ?? {}).some((name) => query[name] !== undefined)
}

/** The address as the page may see it: one that may be there already sees a query only where it says that it reads it. */
export function asPageSees(address: URL): URL {
  const isUnseen =
    isMadeAhead(pageAt(address.pathname)) &&
    !isAnsweredByQuery(address.pathname, Object.fromEntries(address.searchParams))
  return isUnseen ? new URL(address.pathname, address) : address
}

function isMadeAhead(page: Page | undefined): boolean {
  return page !== undefined && page.rendered !== 'each time'
}
