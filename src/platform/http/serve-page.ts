import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Env } from '#platform/env.ts'
import type { StoredPage } from './page-store.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { sparePage, wantsLess } from './spare-page.ts'

type Coding = keyof StoredPage['bodies']

/** Sends a stored page in the best coding the browser takes, or 304 where it has it already. */
export function servePage(c: Context, page: StoredPage, env: Env): Response {
  const hints = { saveData: c.req.header('Save-Data'), ect: c.req.header('ECT') }
  const sent = wantsLess(hints) ? sparePage(page) : page
  const coding = accepts(c, { header: 'Accept-Encoding', supports: ['br', 'gzip'], default: 'identity' }) as Coding
  const tag = entityTag(sent, coding)

  c.header('ETag', tag)
  c.header('Vary', 'Accept-Encoding, Save-Data, ECT')
  c.header('Accept-CH', 'ECT')
  // Kept, but asked about every time: a new release shows at once.
  c.header('Cache-Control', 'no-cache')
  c.header('Content-Security-Policy', contentSecurityPolicy(env, sent.hashes, c.req.path))
  if (isKnown(c.req.header('If-None-Match'), tag)) return c.body(null, 304)

  c.header('Content-Type', 'text/html; charset=utf-8')
  if (coding !== 'identity') c.header('Content-Encoding', coding)
  return c.body(sent.bodies[coding])
}

export function entityTag({ etag }: StoredPage, coding: Coding): string {
  return `"${etag}-${coding}"`
}

function isKnown(ifNoneMatch = '', tag: string): boolean {
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}
