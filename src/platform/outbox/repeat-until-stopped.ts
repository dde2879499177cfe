import { setTimeout as pause } from 'node:timers/promises'

export interface Worker {
  /** Begins no other round and waits for the one under way. */
  stop: () => Promise<void>
}

/** Does round after round until stopped. A round answers how many ms to rest after it, and never throws. */
export function repeatUntilStopped(round: () => Promise<number>): Worker {
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
      const restMs = await round()
      await pause(restMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
}
