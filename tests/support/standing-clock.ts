import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Settings of a server whose clock stands: what it counts in a minute it counts for ever, however long the test takes.
 * Several servers that get the same ones have the same time.
 */
export function standingClock(): Record<string, string> {
  const stopClock = pathToFileURL(resolve('tests/support/stop-clock.ts'))
  return { NODE_OPTIONS: `--import=${stopClock}`, CLOCK_STANDS_AT: String(Date.now()) }
}
