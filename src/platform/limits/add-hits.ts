import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

export interface Hits {
  key: string
  hits: number
  windowMs: number
}

export interface Counter {
  key: string
  hits: number
  /** UTC, ISO 8601. */
  ends_at: string
}

/** A hash, so that no address is stored; each window of a name has a counter of its own. */
export function counterKey(name: string, windowMs: number): string {
  return hash('sha256', `${name}\n${windowMs}`, 'base64url')
}

/**
 * Adds hits to their counters, all in one statement, and returns what these
 * have come to. A counter whose window has ended begins anew.
 */
export function addHits(db: Database, added: Hits[], now: Date): Promise<Counter[]> {
  const isOver = sql<boolean>`rate_limits.ends_at <= ${now.toISOString()}`
  const rows = added
    .map(({ key, hits, windowMs }) => ({ key, hits, ends_at: new Date(now.getTime() + windowMs).toISOString() }))
    // In one order, so that two processes wait for each other and never in a circle.
    .sort((a, b) => (a.key < b.key ? -1 : 1))

  return db
    .insertInto('rate_limits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`excluded.hits + case when ${isOver} then 0 else rate_limits.hits end`,
        ends_at: sql<string>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returningAll()
    .execute()
}
