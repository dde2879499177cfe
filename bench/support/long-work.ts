import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'

type Trace = Parameters<typeof TraceProcessor.processTrace>[0]

const LONG_MS = 50

/**
 * What the tasks of a page's own thread take of the processor over 50 ms each, in ms, each made `times` as long: over
 * the whole load, also before the first paint. Blocking time goes by the clock, and counts as work how long a task was
 * kept from working. Throws where a trace has no processor's time at all: then nothing would look long.
 */
export function longWork(trace: Trace, times: number): number {
  let busyUntil = 0
  let long = 0
  let all = 0

  for (const task of TraceProcessor.processTrace(trace).mainThreadEvents as Task[]) {
    // Of tasks within a task, the outermost is all of them.
    if (!TraceProcessor.isScheduleableTask(task as never) || task.ts < busyUntil) continue
    busyUntil = task.ts + (task.dur ?? 0)
    const ms = (task.tdur ?? 0) / 1000
    all += ms
    long += Math.max(0, ms * times - LONG_MS)
  }
  if (all === 0) throw new Error('The trace does not say what tasks took of the processor')
  return long
}

interface Task {
  /** Begun at, and taken by the clock, and of that by the processor, µs. */
  ts: number
  dur?: number
  tdur?: number
}
