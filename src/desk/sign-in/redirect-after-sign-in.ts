const HOME = '/desk'
const LONGEST = 1_000
/** Only to resolve against: what leads to another origin leaves the desk. */
const HERE = 'http://here.invalid'

/**
 * Where somebody wanted to go before they had to sign in: a page of the desk, in the one spelling that browser and
 * server agree on, and never another site. Whatever else was written there leads to the desk's first page.
 */
export function redirectAfterSignIn({ searchParams }: URL): string {
  const to = searchParams.get('to') ?? ''
  if (!to.startsWith('/') || to.length > LONGEST || !URL.canParse(to, HERE)) return HOME

  const { origin, pathname, search } = new URL(to, HERE)
  // A proxy answers a percent sign that encodes nothing by itself: Caddy ends the connection.
  const isInside = /^\/desk(\/([\w/.~:@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*)?$/.test(pathname) && !pathname.includes('//')
  return origin === HERE && isInside && pathname.length + search.length <= LONGEST ? pathname + search : HOME
}

/** The next step on the way in, which still knows where to go after it. */
export function withPlace(path: string, url: URL): string {
  const to = redirectAfterSignIn(url)
  return to === HOME ? path : `${path}?${new URLSearchParams({ to })}`
}
