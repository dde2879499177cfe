import { engineOf } from '#database/database.ts'
import type { Services } from '#platform/services.ts'
import { addHits, counterKey } from './add-hits.ts'
import type { Limit } from './count-requests.ts'

const MOST_COUNTED = 20_000

const TELL_MS = 1_000
const MOST_NAMES = 500
/** A flood from more addresses than this is counted by each process alone. */
const MOST_UNTOLD = 20_000

/**
 * A memory counter that tells the other processes of the site, once a second
 * and all names in one statement, what it has counted, and hears what they
 * have: for reads, which are too many to be written one by one. The embedded
 * engine's processes share a machine, and each allows the limit once.
 */
export function createSharedCounter(purpose: string, limit: Limit, { db, now, log }: Services) {
  const count = createMemoryCounter(limit)
  if (engineOf(db) === 'sqlite') return count
  const untold = new Map<string, number>()
  const refusedUntil = new Map<string, number>()
  let isToTell = false

  return (name: string, time: Date): number => {
    if (untold.size < MOST_UNTOLD || untold.has(name)) untold.set(name, (untold.get(name) ?? 0) + 1)
    tellSoon()

    const elsewhere = (refusedUntil.get(name) ?? 0) - time.getTime()
    // Longer than the window: a clock was ahead.
    const isOver = elsewhere <= 0 || elsewhere > limit.windowMs
    if (isOver) refusedUntil.delete(name)
    return Math.max(count(name, time), isOver ? 0 : elsewhere)
  }

  function tellSoon() {
    if (isToTell) return
    isToTell = true
    setTimeout(tell, TELL_MS).unref()
  }

  async function tell() {
    const names = [...untold].slice(0, MOST_NAMES)
    for (const [name] of names) untold.delete(name)
    isToTell = false
    if (untold.size > 0) tellSoon()

    try {
      const added = names.map(([name, hits]) => ({ name, key: keyOf(name), hits, windowMs: limit.windowMs }))
      const counters = new Map((await addHits(db, added, now())).map((counter) => [counter.key, counter]))
      for (const { name, key } of added) {
        const { hits, ends_at } = counters.get(key)!
        if (hits > limit.max) refusedUntil.set(name, Date.parse(ends_at))
      }
    } catch (error) {
      // Each process still holds its own visitors to the limit.
      log.warn({ err: error, purpose }, 'limits are not shared')
    }
  }

  function keyOf(name: string): string {
    return counterKey(`${purpose}\n${name}`, limit.windowMs)
  }
}

interface Counter {
  hits: number
  endsAt: number
}

/**
 * Counts in this process's memory: for reads, which are too many and too cheap
 * to be worth a write. Each process of the site allows the limit once.
 */
export function createMemoryCounter({ max, windowMs }: Limit) {
  const counters = new Map<string, Counter>()

  /** Counts a hit and says how many milliseconds to wait: 0 while the limit holds. */
  return function countHitInMemory(name: string, now: Date): number {
    const time = now.getTime()
    let counter = counters.get(name)

    // An end further away than the window was written by a clock that was ahead.
    if (!counter || counter.endsAt <= time || counter.endsAt > time + windowMs) {
      makeRoom(time)
      counter = { hits: 0, endsAt: time + windowMs }
      counters.set(name, counter)
    }

    counter.hits++
    return counter.hits > max ? counter.endsAt - time : 0
  }

  // Windows that have ended go first; then, should an attacker own that many addresses, the oldest half.
  function makeRoom(time: number) {
    if (counters.size < MOST_COUNTED) return

    for (const [name, { endsAt }] of counters) if (endsAt <= time) counters.delete(name)
    if (counters.size >= MOST_COUNTED) {
      for (const name of [...counters.keys()].slice(0, MOST_COUNTED / 2)) counters.delete(name)
    }
  }
}
