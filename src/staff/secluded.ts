import { createMiddleware } from 'hono/factory'

/** What the desk answers is for no cache and for no search engine, whatever it is. */
export const secluded = createMiddleware(async (c, next) => {
  await next()
  if (!isOfDesk(c.req.path)) return

  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  // Not no-referrer: see securityHeaders. A one-time link is not to stand in a log as what led to a style or a page.
  c.header('Referrer-Policy', 'strict-origin')
})

/** As the router sees it: in capitals too, with more slashes, and with the data of a page alone. */
export function isOfDesk(path: string): boolean {
  return /^\/+desk(\.data)?(\/|$)/i.test(path)
}
