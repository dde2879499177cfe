import type { Context } from 'hono'
import type { Env } from '#platform/env.ts'
import type { StoredPage } from './page-store.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { serveStored } from './serve-stored.ts'

/** Sends a stored page under the policy that knows its inline parts. */
export function servePage(c: Context, page: StoredPage, env: Env): Response {
  // Kept, but asked about every time: a new release shows at once.
  c.header('Cache-Control', 'no-cache')
  c.header('Content-Security-Policy', contentSecurityPolicy(env, page.hashes, c.req.path))
  return serveStored(c, page, 'text/html; charset=utf-8')
}
