import { setTimeout as pause } from 'node:timers/promises'

export interface Worker {
  /** Begins no other round and waits for the one under way. */
  stop: () => Promise<void>
}

interface Repeating {
  /** Waits so long before the next round, or until stopped. */
  rest?: (ms: number, stopping: AbortSignal) => Promise<void>
  /** Where a round is to notice that it was stopped. */
  stopping?: AbortController
}

/** Does round after round until stopped. A round answers how many ms to rest after it, and never throws. */
export function repeatUntilStopped(
  round: () => Promise<number>,
  { rest = restFor, stopping = new AbortController() }: Repeating = {},
): Worker {
  const stopped = run()

  return {
    async stop() {
      stopping.abort()
      await stopped
    },
  }

  async function run() {
    while (!stopping.signal.aborted) await rest(await round(), stopping.signal)
  }
}

async function restFor(ms: number, stopping: AbortSignal) {
  await pause(ms, undefined, { signal: stopping }).catch(() => {})
}
