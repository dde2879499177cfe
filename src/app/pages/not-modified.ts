import { createMiddleware } from 'hono/factory'

/**
 * 304 for a file that the browser has. Its date must be the same and not only
 * later: an older release that comes back brings older files.
 */
export const notModified = createMiddleware(async (c, next) => {
  await next()
  const known = c.req.header('If-Modified-Since')
  if (!known || c.req.header('If-None-Match') || c.res.status !== 200) return
  if (c.res.headers.get('Last-Modified') !== known) return

  await c.res.body?.cancel()
  const headers = new Headers(c.res.headers)
  headers.delete('Content-Length')
  c.res = undefined
  c.res = new Response(null, { status: 304, headers })
})
