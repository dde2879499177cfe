/** An edition as a document of its own, for a frame: it runs nothing, and fetches nothing but our pictures. */
export function editionDocument(html: string, { SITE_URL }: { SITE_URL: string }): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        'sandbox allow-popups allow-popups-to-escape-sandbox',
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        `img-src ${SITE_URL}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  })
}
