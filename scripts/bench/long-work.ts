import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'

type Trace = Parameters<typeof TraceProcessor.processTrace>[0]

const LONG_MS = 50

/**
 * What the tasks of a page's own thread take of the processor over 50 ms each, in ms, each made `times` as long: over
 * the whole load, also before the first paint. Blocking time goes by the clock, and counts as work how long a task was
 * kept from working.
 */
export function longWork(trace: Trace, times: number): number {
  let busyUntil = 0
  let long = 0

  for (const task of TraceProcessor.processTrace(trace).mainThreadEvents as Task[]) {
    // Of tasks within a task, the outermost is all of them.
    if (!TraceProcessor.isScheduleableTask(task as never) || task.ts < busyUntil) continue
    busyUntil = task.ts + (task.dur ?? 0)
    long += Math.max(0, ((task.tdur ?? 0) / 1000) * times - LONG_MS)
  }
  return long
}

interface Task {
  /** Begun at, and taken by the clock, and of that by the processor, µs. */
  ts: number
  dur?: number
  tdur?: number
}
