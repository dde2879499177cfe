/** Where somebody wanted to go before they had to sign in: a page of the desk, and never another site. */
export function placeToGo(url: URL): string {
  const to = url.searchParams.get('to') ?? ''
  return /^\/desk(\/[\w/.-]*)?(\?.*)?$/.test(to) ? to : '/desk'
}
