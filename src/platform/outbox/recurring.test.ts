import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { type RecurringTask, runDueTasks } from './recurring.ts'

const DAY_MS = 24 * 3_600_000

test('a daily task runs once a day, however many processes look', async ({ services }) => {
  const { task, runs } = aTask()

  await Promise.all(Array.from({ length: 5 }, () => runDueTasks(services, [task])))
  await runDueTasks(services, [task])
  expect(runs).toHaveLength(1)

  services.travel(DAY_MS)
  await Promise.all(Array.from({ length: 5 }, () => runDueTasks(services, [task])))
  expect(runs).toHaveLength(2)
})

test('a task that fails is told, leaves the others alone, and is tried again after its lease', async ({ services }) => {
  const failing = aTask('failing', 1)
  const other = aTask('other')
  const tasks = [failing.task, other.task]

  expect(await runDueTasks(services, tasks)).toEqual(['other'])
  expect(services.logged).toContainEqual(expect.objectContaining({ task: 'failing' }))
  expect(await runDueTasks(services, tasks)).toEqual([])

  services.travel(11 * 60_000)
  expect(await runDueTasks(services, tasks)).toEqual(['failing'])
  expect(await runDueTasks(services, tasks)).toEqual([])
})

test('a day on which no process ran is not made up for', async ({ services }) => {
  const { task, runs } = aTask()

  await runDueTasks(services, [task])
  services.travel(5 * DAY_MS)
  await runDueTasks(services, [task])
  await runDueTasks(services, [task])

  expect(runs).toHaveLength(2)
})

test('what belongs into the night is begun then or the next night, whenever the site was started', async ({
  services,
}) => {
  const nightly = aTask()
  const tasks = [{ ...nightly.task, beginsAtMs: 19.5 * 3_600_000, beginsWithinMs: 3_600_000 }]
  expect(await runDueTasks(services, tasks)).toEqual([])

  // From twenty to eleven in the morning, UTC, to twenty past eight in the evening.
  services.travel(9 * 3_600_000 + 40 * 60_000)
  expect(await runDueTasks(services, tasks)).toEqual(['daily'])
  services.travel(DAY_MS - 3_600_000 / 2)
  expect(await runDueTasks(services, tasks)).toEqual(['daily'])
  services.travel(DAY_MS + 3_600_000)
  expect(await runDueTasks(services, tasks)).toEqual([])
  expect(nightly.runs).toHaveLength(2)
})

test('a time that a wrong clock left behind holds nothing up', async ({ services }) => {
  const { task, runs } = aTask()
  services.travel(2 * DAY_MS)
  await runDueTasks(services, [task])

  services.travel(-2 * DAY_MS)
  await runDueTasks(services, [task])
  await runDueTasks(services, [task])

  expect(runs).toHaveLength(2)
})

test('a task whose process died while the clock was ahead is taken up', async ({ services }) => {
  services.travel(2 * DAY_MS)
  await runDueTasks(services, [aTask('daily', 1).task])

  services.travel(-2 * DAY_MS)

  expect(await runDueTasks(services, [aTask().task])).toEqual(['daily'])
})

test('after a leap of the time, what forgets waits once and says so; what does not, runs', async ({ services }) => {
  const forgetting = aTask('forgetting')
  const other = aTask('other')
  const tasks = [{ ...forgetting.task, isForgetting: true }, other.task]
  await runDueTasks(services, tasks)

  services.travel(1_200 * DAY_MS)
  await runDueTasks(services, tasks)
  expect([forgetting.runs, other.runs].map(({ length }) => length)).toEqual([1, 2])
  expect(services.logged).toContainEqual(expect.objectContaining({ task: 'forgetting' }))

  services.travel(DAY_MS)
  await runDueTasks(services, tasks)
  expect(forgetting.runs).toHaveLength(2)
})

function aTask(name = 'daily', failures = 0): { task: RecurringTask; runs: Date[] } {
  const runs: Date[] = []
  const task = {
    name,
    everyMs: DAY_MS,
    async run({ now }: Parameters<RecurringTask['run']>[0]) {
      runs.push(now())
      if (runs.length <= failures) throw new Error('not today')
    },
  }

  return { task, runs }
}
