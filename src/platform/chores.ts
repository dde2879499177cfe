import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from './services.ts'
import type { Worker } from './worker.ts'

const HOUR_MS = 3_600_000

/** Something to tidy up every hour. It may run in several processes at once, and be missed without harm. */
export type Chore = (services: Services) => Promise<void>

/** Runs every chore now and then each hour until stopped. One that fails does not keep the others. */
export function startChores(services: Services, chores: Chore[]): Worker {
  const stopping = new AbortController()
  const stopped = run()

  return {
    async stop() {
      stopping.abort()
      await stopped
    },
  }

  async function run() {
    while (!stopping.signal.aborted) {
      await doChores(services, chores)
      await pause(HOUR_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
}

export async function doChores(services: Services, chores: Chore[]) {
  for (const chore of chores) {
    await chore(services).catch((error) => services.log.error({ err: error, chore: chore.name }, 'chore failed'))
  }
}
