/**
 * A request as if it had come to the address that visitors know, for the router: behind a proxy that ends TLS the server
 * sees http, and whatever Host the proxy sends. The router refuses every form whose Origin is not its own address, so both
 * become SITE_URL's; whether the form comes from our own pages has been decided before (guarded-site.ts).
 */
export function atSiteAddress(request: Request, siteUrl: string): Request {
  const { pathname, search } = new URL(request.url)
  const moved = new Request(siteUrl + readable(pathname) + search, request)
  if (moved.headers.has('Origin')) moved.headers.set('Origin', siteUrl)
  return moved
}

// No page has an address that cannot be decoded, and the router would print an error of its own about it, past the log.
function readable(pathname: string): string {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}
