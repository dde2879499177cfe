import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { measureDisk } from '#platform/files/measure-disk.ts'
import { answers, leads, shedLeads } from '#platform/operation/counters.ts'
import { readRelease } from '#platform/operation/read-release.ts'
import { listLastOperations } from '#platform/operation/record-operation.ts'
import { findOutboxState } from '#platform/outbox/outbox-state.ts'
import type { Services } from '#platform/services.ts'
import type { Metric } from './metrics.ts'

const NS_PER_SECOND = 1e9
// From the first look on: it wakes the process fifty times a second.
let delay: ReturnType<typeof monitorEventLoopDelay> | undefined
let busy = performance.eventLoopUtilization()

/** Everything that /metrics tells. A database that does not answer takes only its own part away, and says so. */
export async function collectMetrics(services: Services): Promise<Metric[]> {
  return [
    ...(await ofDatabase(services)),
    counter(
      'site_requests_total',
      'Answers of this process, by the class of their status; 4xx holds 499, cut off by the visitor.',
      'class',
      answers.list(),
    ),
    counter('site_leads_total', 'Leads that this process has stored, by kind.', 'kind', leads.list()),
    gauge(
      'site_leads_shed_total',
      'Leads that this process did not take, as too many waited.',
      shedLeads.list().reduce((sum, [, count]) => sum + count, 0),
      'counter',
    ),
    ...(await ofDisks(services)),
    ...ofProcess(),
    await buildInfo(),
  ]
}

async function ofDatabase({ db, now, log }: Services): Promise<Metric[]> {
  try {
    const [outbox, operations] = await Promise.all([findOutboxState(db, now()), listLastOperations(db)])
    const seconds = (iso: string | null) => (iso ? (now().getTime() - Date.parse(iso)) / 1_000 : 0)

    return [
      gauge('site_database_up', 'Whether the database answers.', 1),
      list(
        'site_outbox_waiting',
        'Deliveries that are still to be made, by kind.',
        outbox.map(({ kind, waiting }) => [{ kind }, waiting]),
      ),
      list(
        'site_outbox_failed',
        'Deliveries that were given up, by kind.',
        outbox.map(({ kind, failed }) => [{ kind }, failed]),
      ),
      list(
        'site_outbox_oldest_seconds',
        'Age of the oldest delivery that is still to be made, by kind.',
        outbox.map(({ kind, oldestAt }) => [{ kind }, seconds(oldestAt)]),
      ),
      list(
        'site_last_operation_age_seconds',
        'Time since the last backup, drill, restore or move.',
        operations.map(({ operation, finishedAt }) => [
          { operation },
          (now().getTime() - finishedAt.getTime()) / 1_000,
        ]),
      ),
      list(
        'site_last_operation_ok',
        'Whether that one went well.',
        operations.map(({ operation, isOk }) => [{ operation }, Number(isOk)]),
      ),
    ]
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer /metrics')
    return [gauge('site_database_up', 'Whether the database answers.', 0)]
  }
}

async function ofDisks({ env }: Services): Promise<Metric[]> {
  const folders = [['DATA_DIR', env.DATA_DIR], ...(env.BACKUP_DIR ? [['BACKUP_DIR', env.BACKUP_DIR]] : [])]
  const disks = await Promise.all(
    folders.map(async ([setting = '', folder = '']) => ({ setting, disk: await measureDisk(folder) })),
  )
  const of = (pick: 'freeBytes' | 'allBytes') =>
    disks.flatMap(({ setting, disk }): [Record<string, string>, number][] => (disk ? [[{ setting }, disk[pick]]] : []))

  return [
    list('site_disk_free_bytes', 'What is left on the disk of a folder that a setting names.', of('freeBytes')),
    list('site_disk_size_bytes', 'The size of that disk.', of('allBytes')),
  ]
}

function ofProcess(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  delay ??= startToMeasure()
  const lag = [0.5, 0.99, 1].map((quantile): [Record<string, string>, number] => [
    { quantile: String(quantile) },
    (quantile === 1 ? delay!.max : delay!.percentile(quantile * 100)) / NS_PER_SECOND,
  ])
  delay.reset()
  const { utilization } = performance.eventLoopUtilization(busy)
  busy = performance.eventLoopUtilization()

  return [
    list('site_event_loop_lag_seconds', 'How late the event loop was since the last look.', lag),
    gauge(
      'site_event_loop_utilization',
      'The share of time since the last look in which the process was busy.',
      utilization,
    ),
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
    gauge('site_heap_used_bytes', 'Of it, what its own objects take.', heapUsed),
    gauge('process_start_time_seconds', 'When the process started, since 1970.', performance.timeOrigin / 1_000),
  ]
}

function startToMeasure() {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  return histogram
}

async function buildInfo(): Promise<Metric> {
  const release = await readRelease()
  const labels = { commit: release?.commit ?? '', built_at: release?.built_at ?? '', node: process.version }
  return list('site_build_info', 'What is running.', [[labels, 1]])
}

function gauge(name: string, help: string, value: number, type: Metric['type'] = 'gauge'): Metric {
  return { name, help, type, values: [{ value }] }
}

function list(name: string, help: string, values: [labels: Record<string, string>, value: number][]): Metric {
  return { name, help, type: 'gauge', values: values.map(([labels, value]) => ({ labels, value })) }
}

function counter(name: string, help: string, label: string, counts: [name: string, count: number][]): Metric {
  return { name, help, type: 'counter', values: counts.map(([key, value]) => ({ labels: { [label]: key }, value })) }
}
