import type { Limit } from './count-requests.ts'

const MOST_NAMES = 20_000

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
    if (counters.size < MOST_NAMES) return

    for (const [name, { endsAt }] of counters) if (endsAt <= time) counters.delete(name)
    if (counters.size >= MOST_NAMES) {
      for (const name of [...counters.keys()].slice(0, MOST_NAMES / 2)) counters.delete(name)
    }
  }
}
