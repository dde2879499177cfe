import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { Services } from '#platform/services.ts'

/** So many in so long a time, counted from the first. */
export interface Limit {
  max: number
  windowMs: number
}

/**
 * Counts one hit against each limit and says how many milliseconds to wait: 0
 * while all of them hold. The counters are in the database, where every process
 * of the site sees them, and no hit waits for the disk.
 */
export async function countHit(name: string, limits: Limit[], { db, now }: Services): Promise<number> {
  const time = now()
  const counters = await countTogether(
    db,
    limits.map(({ windowMs }) => ({ key: keyOf(name, windowMs), windowMs })),
    time,
  )

  const waits = limits.map(({ max, windowMs }) => {
    const counter = counters.get(keyOf(name, windowMs))
    return counter && counter.hits > max ? Date.parse(counter.ends_at) - time.getTime() : 0
  })
  return Math.max(0, ...waits)
}

export async function forgetEndedLimits({ db, now }: Services) {
  await db.deleteFrom('rate_limits').where('ends_at', '<', now().toISOString()).execute()
}

type Counter = { key: string; hits: number; ends_at: string }

async function countTogether(db: Database, windows: { key: string; windowMs: number }[], time: Date) {
  const start = time.toISOString()
  const rows = windows.map(({ key, windowMs }) => ({
    key,
    hits: 1,
    ends_at: new Date(time.getTime() + windowMs).toISOString(),
  }))

  const counters = await withoutWaitingForDisk(db, (relaxed) =>
    relaxed
      .insertInto('rate_limits')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when rate_limits.ends_at <= ${start} then 1 else rate_limits.hits + 1 end`,
          ends_at: sql<string>`case when rate_limits.ends_at <= ${start} then excluded.ends_at else rate_limits.ends_at end`,
        }),
      )
      .returningAll()
      .execute(),
  )
  return new Map<string, Counter>(counters.map((counter) => [counter.key, counter]))
}

/**
 * A counter that a power cut sets back harms nobody, and the disk's answer
 * would cost as much as storing a lead: see the driver's "read uncommitted".
 * (PostgreSQL: the table is unlogged, which comes to the same.)
 */
async function withoutWaitingForDisk<Result>(db: Database, run: (db: Database) => Promise<Result>): Promise<Result> {
  return engineOf(db) === 'postgres' ? run(db) : db.transaction().setIsolationLevel('read uncommitted').execute(run)
}

function keyOf(name: string, windowMs: number): string {
  return createHash('sha256').update(`${name}\n${windowMs}`).digest('base64url')
}
