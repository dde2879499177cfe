import { performance } from 'node:perf_hooks'
import type { Services } from '#platform/services.ts'
import { deliverDue, type Job } from './outbox.ts'
import { repeatUntilStopped, type Worker } from './repeat-until-stopped.ts'

const LOOK_MS = 1_000
// 32 mails a second: an outbox of 5,000 is empty in under three minutes.
const REST_MS = 250
// Visitors first: writing a mail takes the processor as long as accepting six leads. While they keep it busy, 10 mails
// a second still empty that outbox in under nine minutes, and every process of the site does as much again.
const REST_WHILE_BUSY_MS = 800
const BUSY = 0.8

/** Delivers what is due until stopped: batch after batch while there is work, else a look every second. */
export function startWorker(services: Services, jobs: Job<never>[]): Worker {
  let before = performance.eventLoopUtilization()

  return repeatUntilStopped(async () => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    const attempted = await deliverDue(services, jobs).catch(reportTrouble)
    return restAfter(attempted, utilization)
  })

  function reportTrouble(error: unknown) {
    services.log.error({ err: error }, 'the outbox cannot be read')
    return 0
  }
}

/** How many ms to rest after so many deliveries, when the process has been this busy since the round before: 0 to 1. */
export function restAfter(attempted: number, utilization: number): number {
  if (attempted === 0) return LOOK_MS
  return utilization > BUSY ? REST_WHILE_BUSY_MS : REST_MS
}
