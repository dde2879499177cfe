import { createMiddleware } from 'hono/factory'

/** Pages that are opened by a link of a mail, which is permission enough. */
const BY_LINK = /^\/+(newsletter\/+(confirm|preferences|unsubscribe)|your-enquiry)/i

/** What the desk answers is for no cache and for no search engine, whatever it is; its addresses are told to nobody. */
export const noStoreNoIndex = createMiddleware(async (c, next) => {
  await next()
  const isDesk = isOfDesk(c.req.path)
  // Not no-referrer: see securityHeaders. A one-time link is not to stand in a log as what led to a style or a page.
  if (isDesk || BY_LINK.test(c.req.path)) c.header('Referrer-Policy', 'strict-origin')
  if (isOwnPage(c.req.path)) c.header('X-Robots-Tag', 'noindex')
  if (!isDesk) return

  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})

/** As the router sees it: in capitals too, with more slashes, and with the data of a page alone. */
function isOfDesk(path: string): boolean {
  return /^\/+desk(\.data)?(\/|$)/i.test(path)
}

/** What somebody sent us, behind a link of their own. */
function isOwnPage(path: string): boolean {
  return /^\/+your-enquiry\//i.test(path)
}
