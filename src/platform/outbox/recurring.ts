import type { Services } from '#platform/services.ts'
import { repeatUntilStopped, type Worker } from './repeat-until-stopped.ts'

// A process that dies in the middle leaves its task to the next one after this long.
const LEASE_MS = 10 * 60_000
const PAUSE_MS = 30_000
// Further ahead than the clocks of two machines ever differ: what bears such a time was written by a clock that was wrong.
const NEVER_AHEAD_MS = 3_600_000
// Longer than a site is out of work unnoticed: then it may be the clock that has leapt.
const LEAP_MS = 7 * 24 * 3_600_000

/** Something to do once a period, whichever process comes first. It may be cut off and begun again: write it so. */
export interface RecurringTask {
  name: string
  everyMs: number
  /** How long after midnight, UTC, its periods begin. */
  beginsAtMs?: number
  /** How long after that it may still be begun: what belongs into the night waits for the next one. */
  beginsWithinMs?: number
  /** Deletes what is old, and so everything where the clock is wrong: after a leap of a week it waits one period. */
  isForgetting?: boolean
  run: (services: Services) => Promise<void>
}

/** Looks twice a minute for what is due, until stopped. */
export function startRecurring(services: Services, tasks: RecurringTask[]): Worker {
  return repeatUntilStopped(async () => {
    await runDueTasks(services, tasks)
    return PAUSE_MS
  })
}

/** Runs what this period has not seen yet, one after the other. Returns the names of what came to its end. */
export async function runDueTasks(services: Services, tasks: RecurringTask[]): Promise<string[]> {
  const done: string[] = []

  for (const task of tasks) {
    try {
      if (await runIfDue(task, services)) done.push(task.name)
    } catch (error) {
      services.log.error({ err: error, task: task.name }, 'a recurring task failed and will be tried again')
    }
  }

  return done
}

async function runIfDue(task: RecurringTask, services: Services): Promise<boolean> {
  const period = periodOf(task, services.now())
  if (services.now().getTime() - Date.parse(period) > (task.beginsWithinMs ?? task.everyMs)) return false
  const before = await lastPeriod(task, services)
  if (!(await claim(task, period, services))) return false

  if (task.isForgetting && before && Date.parse(period) - Date.parse(before) > LEAP_MS) {
    services.log.error({ task: task.name, since: before }, 'the time has leapt: nothing is forgotten this once')
  } else {
    await task.run(services)
  }
  await services.db
    .updateTable('recurring_tasks')
    .set({ finished_at: services.now().toISOString() })
    .where('task', '=', task.name)
    .where('period', '=', period)
    .execute()

  return true
}

function periodOf({ everyMs, beginsAtMs = 0 }: RecurringTask, now: Date): string {
  return new Date(now.getTime() - ((now.getTime() - beginsAtMs) % everyMs)).toISOString()
}

async function lastPeriod({ name }: RecurringTask, { db }: Services): Promise<string | undefined> {
  const last = await db.selectFrom('recurring_tasks').select('period').where('task', '=', name).executeTakeFirst()
  return last?.period
}

// One statement looks and takes: of any number of processes, one gets the period.
async function claim({ name }: RecurringTask, period: string, { db, now }: Services): Promise<boolean> {
  const time = now()
  const leased_until = new Date(time.getTime() + LEASE_MS).toISOString()
  const tooFarAhead = new Date(time.getTime() + NEVER_AHEAD_MS).toISOString()

  const claimed = await db
    .insertInto('recurring_tasks')
    .values({ task: name, period, leased_until })
    .onConflict((conflict) =>
      conflict
        .column('task')
        .doUpdateSet({ period, leased_until, finished_at: null })
        .where((eb) =>
          eb.and([
            eb.or([
              eb('recurring_tasks.finished_at', 'is not', null),
              eb('recurring_tasks.leased_until', '<', time.toISOString()),
              eb('recurring_tasks.leased_until', '>', tooFarAhead),
            ]),
            eb.or([
              eb('recurring_tasks.period', '<', period),
              eb('recurring_tasks.period', '>', tooFarAhead),
              eb.and([eb('recurring_tasks.period', '=', period), eb('recurring_tasks.finished_at', 'is', null)]),
            ]),
          ]),
        ),
    )
    .returning('task')
    .executeTakeFirst()

  return claimed !== undefined
}
