import { expect, test } from 'vitest'
import { createSemaphore, NoPermit } from './semaphore.ts'

test('no more work than there are permits goes on at once, and whoever waits is served in turn', async () => {
  const semaphore = createSemaphore({ permits: 2, waiting: 10, patienceMs: 60_000 })
  const served: number[] = []
  let inUse = 0
  let most = 0

  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      semaphore.use(async () => {
        most = Math.max(most, ++inUse)
        await new Promise(setImmediate)
        served.push(n)
        inUse -= 1
      }),
    ),
  )

  expect(most).toBe(2)
  expect(served).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('when the line is full, whoever comes next is turned away at once', async () => {
  const semaphore = createSemaphore({ permits: 1, waiting: 1, patienceMs: 60_000 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const [first, second] = [semaphore.use(() => promise), semaphore.use(async () => 'second')]

  await expect(semaphore.use(async () => 'third')).rejects.toThrow(NoPermit)

  resolve()
  await first
  expect(await second).toBe('second')
  expect(await semaphore.use(async () => 'later')).toBe('later')
})

test('whoever waits too long is turned away, and holds nobody up', async () => {
  const semaphore = createSemaphore({ permits: 1, waiting: 2, patienceMs: 1 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = semaphore.use(() => promise)

  await expect(semaphore.use(async () => 'second')).rejects.toThrow(NoPermit)

  resolve()
  await first
  expect(await semaphore.use(async () => 'third')).toBe('third')
})

test('work that fails gives its permit back', async () => {
  const semaphore = createSemaphore({ permits: 1, waiting: 0, patienceMs: 0 })
  await expect(semaphore.use(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore.use(async () => 'yes')).toBe('yes')
})
