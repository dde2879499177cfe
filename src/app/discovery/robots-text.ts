/** Everything is open but the API, the links that leave, and the desk. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /go/
Disallow: /desk
Disallow: /blogs?search=

Sitemap: ${origin}/sitemap.xml
`
}
