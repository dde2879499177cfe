/** Where a browser gets a state's records. With another revision it is another address: a copy that it keeps hides no new rate. */
export function tariffAddress(code: string, revision: string): string {
  return `/api/calculator/records/?${new URLSearchParams({ state: code, revision })}`
}
