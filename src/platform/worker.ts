import { deliverDue, type Job } from './outbox.ts'
import { repeatUntilStopped, type Worker } from './repeat-until-stopped.ts'
import type { Services } from './services.ts'

const LOOK_MS = 1_000
// Visitors first: writing mails takes the same processor as answering them. 32 a second still empty an outbox of
// 5,000 in under three minutes.
const REST_MS = 250

/** Delivers what is due until stopped: batch after batch while there is work, else a look every second. */
export function startWorker(services: Services, jobs: Job<never>[]): Worker {
  return repeatUntilStopped(async () => {
    const attempted = await deliverDue(services, jobs).catch(reportTrouble)
    return attempted > 0 ? REST_MS : LOOK_MS
  })

  function reportTrouble(error: unknown) {
    services.log.error({ err: error }, 'the outbox cannot be read')
    return 0
  }
}
