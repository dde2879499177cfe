import type { Context } from 'hono'
import { companyFacts } from '#company/facts.ts'
import type { Env } from '#platform/env.ts'
import { contentSecurityPolicy, type InlineHashes } from '#platform/http/security-headers.ts'
import { serveStored } from '#platform/http/serve-stored.ts'
import type { StoredPage } from './post-process-html.ts'
import { reducedPage, wantsReducedData } from './reduced-page.ts'

/** Sends a stored page under the policy that knows its inline parts; to visitors who save data, the reduced one. */
export function servePage(c: Context, stored: StoredPage, env: Env, status: 200 | 404 | 429 = 200): Response {
  const hints = { saveData: c.req.header('Save-Data'), ect: c.req.header('ECT') }
  const page = wantsReducedData(hints) ? reducedPage(stored) : stored

  c.header('Vary', 'Save-Data, ECT')
  c.header('Accept-CH', 'ECT')
  // Kept, but asked about every time: a new release shows at once.
  c.header('Cache-Control', status === 200 ? 'no-cache' : 'no-store')
  c.header('Content-Security-Policy', policyOfPage(env, page.hashes, c.req.path))
  return serveStored(c, page, 'text/html; charset=utf-8', status)
}

/** What a page of the site may load: with the client films, which it shows in frames once a visitor presses play. */
export function policyOfPage(env: Env, hashes: InlineHashes, path: string): string {
  const framed = companyFacts().films.flatMap(({ address }) => address ?? [])
  return contentSecurityPolicy(env, hashes, { path, framed })
}
