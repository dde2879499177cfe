import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { type ExpressionWrapper, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import { insertOnce } from '#database/insert-once.ts'
import type { OutboxRow, Tables } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import { currentLanguage, FIRST_LANGUAGE } from '#platform/text/language.ts'
import { repeatUntilStopped, type Worker } from './repeat-until-stopped.ts'

const BATCH = 8
// Longer than any delivery may take (see the mailer's time-outs), so that nobody else starts on it.
const LEASE_MS = 60_000
const CLOCKS_DIFFER_MS = 600_000
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 3_600_000
const GIVE_UP_AFTER_MS = 72 * 3_600_000

const LOOK_MS = 1_000
// 32 mails a second: an outbox of 5,000 is empty in under three minutes.
const REST_MS = 250
// Visitors first: writing a mail takes the processor as long as accepting six leads. While they keep it busy, 10 mails
// a second still empty that outbox in under nine minutes, and every process of the site does as much again.
const REST_WHILE_BUSY_MS = 800
const BUSY = 0.8

/** Something to do later, at least once. The delivery id stays the same however often it is tried. */
export interface Job<Payload> {
  kind: string
  run: (payload: Payload, services: Services, deliveryId: string) => Promise<void>
  /** It mails the address that somebody typed: such a job can be held. */
  isReceipt?: true
  /** By it staff learn of something: where it fails for good, somebody has to know. */
  isToStaff?: true
}

/** Thrown by a job that another try cannot help: kept at once as failed, for staff to see. */
export class PermanentFailure extends Error {}

export function defineJob<Payload>(kind: string, run: Job<Payload>['run']): Job<Payload> {
  return { kind, run }
}

export function defineJobToStaff<Payload>(kind: string, run: Job<Payload>['run']): Job<Payload> {
  return { kind, run, isToStaff: true }
}

interface Enqueued {
  now: Date
  leadId?: string
}

interface EnqueuedOne extends Enqueued {
  /** The delivery's, where something else is known by it already. */
  id?: string
  /** Not before; within an hour from now. */
  dueAt?: Date
}

/** Call inside the transaction that makes the job true: both commit, or neither. False where it is there by this id already. */
export function enqueue<Payload>(
  trx: Database,
  job: Job<Payload>,
  payload: Payload,
  at: EnqueuedOne,
): Promise<boolean> {
  return insertOnce(trx.insertInto('outbox').values(rowOf(job, payload, at)))
}

/** As enqueue, for several jobs about the same. */
export async function enqueueAll<Payload>(trx: Database, jobs: Job<Payload>[], payload: Payload, at: Enqueued) {
  if (jobs.length === 0) return

  const rows = jobs.map((job) => rowOf(job, payload, at))
  await trx.insertInto('outbox').values(rows).execute()
}

// In the order of time: new rows lie side by side in the index, and a commit writes fewer pages.
function rowOf<Payload>(
  { kind }: Job<Payload>,
  payload: Payload,
  { now, leadId, id = randomUUIDv7(), dueAt = now }: EnqueuedOne,
) {
  return {
    id,
    kind,
    payload: payloadText(payload),
    lead_id: leadId ?? null,
    created_at: now.toISOString(),
    due_at: dueAt.toISOString(),
    attempts: 0,
  }
}

/** With the language of the page on which it was begun, where that is not the first one: no job has to think of it. */
export function payloadText(payload: unknown): string {
  const language = currentLanguage()
  return JSON.stringify(language === FIRST_LANGUAGE ? payload : { ...(payload as object), language })
}

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

/** Runs a batch of the jobs that are due, side by side. Returns how many it attempted. */
export async function deliverDue(services: Services, jobs: Job<never>[]): Promise<number> {
  const worker = randomUUID()
  const rows = await lease(services, worker)
  await Promise.all(rows.map((row) => deliver(row, services, jobs)))

  return rows.length
}

// One statement takes and marks: two workers never hold the same row.
function lease({ db, now }: Services, worker: string): Promise<OutboxRow[]> {
  const time = now()

  return db
    .with(
      (cte) => cte('due').materialized(),
      () =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('delivered_at', 'is', null)
          .where('failed_at', 'is', null)
          .where((eb) => hasCome(eb.ref('due_at'), time, LONGEST_RETRY_MS))
          .where((eb) => eb.or([eb('leased_until', 'is', null), hasCome(eb.ref('leased_until'), time, LEASE_MS)]))
          .orderBy('due_at')
          .limit(BATCH)
          .$if(engineOf(db) === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set({ attempts: sql`attempts + 1`, leased_by: worker, leased_until: after(time, LEASE_MS).toISOString() })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute()
}

// Or lies further ahead than we ever plan: then the clock was wrong when it was written, and is right now. The clocks of
// several machines differ a little all the time, and that must free nothing.
function hasCome(column: ExpressionWrapper<Tables, 'outbox', string | null>, now: Date, mostAheadMs: number) {
  return sql<boolean>`(${column} <= ${now.toISOString()} or ${column} > ${after(now, mostAheadMs + CLOCKS_DIFFER_MS).toISOString()})`
}

async function deliver(row: OutboxRow, services: Services, jobs: Job<never>[]) {
  try {
    const job = jobs.find(({ kind }) => kind === row.kind)
    if (!job) throw new PermanentFailure(`Nobody handles outbox job "${row.kind}"`)

    await job.run(JSON.parse(row.payload) as never, services, row.id)
    await settle(row, services, { delivered_at: services.now().toISOString(), last_error: null })
  } catch (error) {
    // The error's text may quote an address, so it goes into the row, which staff may read, and not into the log.
    services.log.warn(
      { job: row.kind, delivery: row.id, attempt: row.attempts, code: codeOf(error) },
      'delivery failed',
    )
    await settle(row, services, afterFailure(row, error, services.now()))
  }
}

// Only the worker that holds the lease may mark the row: one that was slow to fail must not undo another's success.
async function settle(row: OutboxRow, { db }: Services, outcome: Partial<OutboxRow>) {
  await db
    .updateTable('outbox')
    .set({ leased_by: null, leased_until: null, ...outcome })
    .where('id', '=', row.id)
    .where('leased_by', '=', row.leased_by)
    .execute()
}

function afterFailure({ attempts, created_at }: OutboxRow, error: unknown, now: Date): Partial<OutboxRow> {
  const retryAt = after(now, Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS))
  const isHopeless = error instanceof PermanentFailure || retryAt > after(new Date(created_at), GIVE_UP_AFTER_MS)
  const last_error = String(error).slice(0, 1_000)

  return isHopeless ? { failed_at: now.toISOString(), last_error } : { due_at: retryAt.toISOString(), last_error }
}

function codeOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? 'unknown'
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
