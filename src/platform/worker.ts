import { setTimeout as pause } from 'node:timers/promises'
import { deliverDue, type Job } from './outbox.ts'
import type { Services } from './services.ts'

const LOOK_MS = 1_000
// Visitors first: writing mails takes the same processor as answering them. 160 a second is still far more than a
// mail server takes.
const REST_MS = 50

export interface Worker {
  /** Takes no more work and waits for what is under way. */
  stop: () => Promise<void>
}

/** Delivers what is due until stopped: batch after batch while there is work, else a look every second. */
export function startWorker(services: Services, jobs: Job<never>[]): Worker {
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
      const attempted = await deliverDue(services, jobs).catch(reportTrouble)
      await pause(attempted > 0 ? REST_MS : LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  function reportTrouble(error: unknown) {
    services.log.error({ err: error }, 'the outbox cannot be read')
    return 0
  }
}
