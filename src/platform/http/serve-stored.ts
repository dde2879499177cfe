import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { compressInTurn, type StoredText } from './compress-text.ts'

type Coding = keyof StoredText['bodies']

const SMALLEST_FIRST: Coding[] = ['br', 'gzip']

/** Sends what is stored in the smallest coding the browser takes, or 304 where it has it already. */
export function serveStored(c: Context, stored: StoredText, type: string): Response {
  const coding = accepts(c, {
    header: 'Accept-Encoding',
    supports: SMALLEST_FIRST,
    default: 'identity',
    // Browsers name all of theirs as equals, and gzip first.
    match: (taken, { supports, default: plain }) =>
      supports.find((each) => taken.some(({ type, q }) => type === each && q > 0)) ?? plain,
  }) as Coding
  const tag = entityTag(stored, coding)

  c.header('ETag', tag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (isKnown(c.req.header('If-None-Match'), tag)) return c.body(null, 304)

  // For whoever comes next.
  void compressInTurn(stored)
  c.header('Content-Type', type)
  if (coding !== 'identity') c.header('Content-Encoding', coding)
  return c.body(stored.bodies[coding])
}

export function entityTag({ etag }: StoredText, coding: Coding): string {
  return `"${etag}-${coding}"`
}

function isKnown(ifNoneMatch = '', tag: string): boolean {
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')))
}
