import { counterKey } from '#platform/limits/add-hits.ts'
import { changeCounters, readCounters } from '#platform/limits/count-requests.ts'
import type { Services } from '#platform/services.ts'
import type { KnownBrowser } from './known-browser.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What wrong tries are counted under, and how many are free. */
interface TryCount {
  name: string
  free: number
  windowMs: number
}

interface Tried {
  /** In lower case, as it was typed. */
  account: string
  address: string
  /** Where the browser has signed in to this very account before. */
  browser?: KnownBrowser | undefined
}

/**
 * A browser that has signed in to the account before has a count of its own, so that no stranger can use its tries up.
 * All others share those of the account, and those of their client address.
 */
export function countsFor({ account, address, browser }: Tried, { env }: Services): TryCount[] {
  if (browser) {
    const name = `wrong sign-in browser ${browser.id} ${account}`
    return [{ name, free: env.LIMIT_SIGN_INS_PER_BROWSER, windowMs: HOUR_MS }]
  }
  return [
    { name: `wrong sign-in from ${address}`, free: env.LIMIT_SIGN_INS_PER_3_MINUTES, windowMs: 3 * MINUTE_MS },
    { name: `wrong sign-in to ${account}`, free: env.LIMIT_SIGN_INS_PER_ACCOUNT, windowMs: HOUR_MS },
  ]
}

/** Wrong current passwords within one session. */
export function countsOfSession(sessionId: string, { env }: Services): TryCount[] {
  return [{ name: `wrong password ${sessionId}`, free: env.LIMIT_SIGN_INS_PER_ACCOUNT, windowMs: HOUR_MS }]
}

/** How many tries there were beyond the free ones; below 0 there are some left. */
export async function findExcess(counts: TryCount[], services: Services): Promise<number> {
  return excessOf(counts, await readCounters(counts.map(keyOf), services))
}

/**
 * Counts a try before it is known to be wrong, so that a hundred at once are seen as a hundred, and says how many there
 * are now beyond the free ones. A right one is taken back.
 */
export async function countTry(counts: TryCount[], services: Services): Promise<number> {
  const counters = await changeCounters(counts.map(hit(1)), services)
  return excessOf(
    counts,
    counters.map(({ hits }) => hits),
  )
}

export async function takeTryBack(counts: TryCount[], services: Services) {
  await changeCounters(counts.map(hit(-1)), services)
}

function excessOf(counts: TryCount[], hits: number[]): number {
  return Math.max(...counts.map(({ free }, at) => (hits[at] ?? 0) - free))
}

function hit(hits: number) {
  return (count: TryCount) => ({ key: keyOf(count), hits, windowMs: count.windowMs })
}

function keyOf({ name, windowMs }: TryCount): string {
  return counterKey(name, windowMs)
}
