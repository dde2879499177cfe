import { createMiddleware } from 'hono/factory'

/** What the desk answers is for no cache and for no search engine, whatever it is. */
export const secluded = createMiddleware(async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})
