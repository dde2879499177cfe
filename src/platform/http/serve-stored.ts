import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { compressInTurn, type StoredText } from './compress-text.ts'

type Coding = keyof StoredText['bodies']

const SMALLEST_FIRST: Coding[] = ['br', 'gzip']
const LONGEST_HEADER = 500

/** The smallest coding that a request takes. Browsers name all of theirs as equals, and gzip first. */
export function codingFor(acceptEncoding: string | undefined): Coding {
  const taken = acceptEncoding ? parseAccept(acceptEncoding.slice(0, LONGEST_HEADER)) : []
  return SMALLEST_FIRST.find((each) => taken.some(({ type, q }) => type === each && q > 0)) ?? 'identity'
}

/** Sends what is stored in the smallest coding the browser takes, or 304 where it has it already. */
export function serveStored(c: Context, stored: StoredText, type: string, status: 200 | 404 | 429 = 200): Response {
  const coding = codingFor(c.req.header('Accept-Encoding'))
  const tag = entityTag(stored, coding)

  // What stands for a page that is not there is not to be kept, and so has no tag.
  if (status === 200) c.header('ETag', tag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (status === 200 && isKnown(c.req.header('If-None-Match'), tag)) return c.body(null, 304)

  // For whoever comes next.
  void compressInTurn(stored)
  c.header('Content-Type', type)
  if (coding !== 'identity') c.header('Content-Encoding', coding)
  return c.body(stored.bodies[coding], status)
}

export function entityTag({ etag }: StoredText, coding: Coding): string {
  return `"${etag}-${coding}"`
}

function isKnown(ifNoneMatch = '', tag: string): boolean {
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')))
}
