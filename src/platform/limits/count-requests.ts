import { setImmediate } from 'node:timers/promises'
import { type Database, engineOf } from '#database/database.ts'
import type { Services } from '#platform/services.ts'
import { addHits, type Counter, counterKey, type Hits } from './add-hits.ts'

/** So many in so long a time, counted from the first. */
export interface Limit {
  max: number
  windowMs: number
}

export const LONGEST_WINDOW_MS = 3_600_000

/** Hits that are counted together, under their keys. */
interface Batch {
  hits: Map<string, { hits: number; windowMs: number }>
  counters: Promise<Map<string, Counter>>
}

// A row takes three parameters of the 32,766 that SQLite allows a statement.
const MOST_ROWS = 5_000

const gathering = new WeakMap<Database, Batch>()

/**
 * Counts one hit against each limit and says how many milliseconds to wait: 0
 * while all of them hold. The counters are in the database, where every process
 * of the site sees them; what one turn of the event loop brings is one
 * statement, and no hit waits for the disk.
 */
export async function countRequest(name: string, limits: Limit[], services: Services): Promise<number> {
  const time = services.now().getTime()
  const { hits, counters } = gather(services)
  const own = limits.map(({ max, windowMs }) => {
    const key = counterKey(name, windowMs)
    const before = hits.get(key)?.hits ?? 0
    hits.set(key, { hits: before + 1, windowMs })
    return { key, max, before }
  })

  const counted = await counters
  const waits = own.map(({ key, max, before }) => {
    const counter = counted.get(key)!
    const after = hits.get(key)!.hits - before - 1
    return counter.hits - after > max ? Date.parse(counter.ends_at) - time : 0
  })
  return Math.max(0, ...waits)
}

function gather({ db, now }: Services): Batch {
  const open = gathering.get(db)
  if (open && open.hits.size < MOST_ROWS) return open

  const hits: Batch['hits'] = new Map()
  const batch = { hits, counters: count() }
  gathering.set(db, batch)
  return batch

  async function count() {
    await setImmediate()
    if (gathering.get(db) === batch) gathering.delete(db)
    return countTogether(db, hits, now())
  }
}

/** Adds to some counters, or takes back from them, and says what each has come to. Nobody waits for the disk. */
export async function changeCounters(hits: Hits[], { db, now }: Pick<Services, 'db' | 'now'>): Promise<Counter[]> {
  const counters = await withoutWaitingForDisk(db, (relaxed) => addHits(relaxed, hits, now()))
  return hits.map(({ key }) => counters.find((counter) => counter.key === key)!)
}

/** What these counters have come to; 0 for one whose window has ended. */
export async function readCounters(keys: string[], { db, now }: Pick<Services, 'db' | 'now'>): Promise<number[]> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'hits'])
    .where('key', 'in', keys)
    .where('ends_at', '>', now().toISOString())
    .execute()
  const hits = new Map(rows.map((row) => [row.key, row.hits]))
  return keys.map((key) => hits.get(key) ?? 0)
}

/** Deletes counters that have ended, and those that a wrong clock left with an end that no limit has. */
export async function forgetEndedLimits({ db, now }: Services) {
  const time = now().getTime()
  await db
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.or([
        eb('ends_at', '<', new Date(time).toISOString()),
        eb('ends_at', '>', new Date(time + 2 * LONGEST_WINDOW_MS).toISOString()),
      ]),
    )
    .execute()
}

async function countTogether(db: Database, hits: Batch['hits'], time: Date) {
  const added = [...hits].map(([key, hit]) => ({ key, ...hit }))
  const counters = await withoutWaitingForDisk(db, (relaxed) => addHits(relaxed, added, time))
  return new Map(counters.map((counter) => [counter.key, counter]))
}

/**
 * A counter that a power cut sets back harms nobody, and the disk's answer
 * would cost as much as storing a lead: see the driver's "read uncommitted".
 * (PostgreSQL: the table is unlogged, which comes to the same.)
 */
async function withoutWaitingForDisk<Result>(db: Database, run: (db: Database) => Promise<Result>): Promise<Result> {
  return engineOf(db) === 'postgres' ? run(db) : db.transaction().setIsolationLevel('read uncommitted').execute(run)
}
