import { expect, test } from 'vitest'
import { openWaitingLine, TooManyWait } from './waiting-line.ts'

test('who would wait too long is told at once, and the line opens again when it moves', async () => {
  let now = 0
  const line = openWaitingLine({ leastWaiting: 3, longestMs: 1_000 }, () => now)
  const work = [1, 2, 3].map(() => Promise.withResolvers<string>())
  const first = line(() => work[0]!.promise)
  const others = work.slice(1).map(({ promise }) => line(() => promise))

  now = 1_001
  await expect(line(async () => 'a fourth')).rejects.toThrow(TooManyWait)
  work[0]!.resolve('done')
  expect(await first).toBe('done')
  expect(await line(async () => 'a fifth')).toBe('a fifth')

  for (const { resolve } of work) resolve('done')
  expect(await Promise.all(others)).toEqual(['done', 'done'])
})

test('a few that wait long turn nobody away, nor do many that wait a moment', async () => {
  let now = 0
  const line = openWaitingLine({ leastWaiting: 3, longestMs: 1_000 }, () => now)
  const never = () => new Promise<never>(() => {})
  void line(never)
  void line(never)
  now = 60_000
  expect(await line(async () => 'third')).toBe('third')

  const quick = openWaitingLine({ leastWaiting: 3, longestMs: 1_000 }, () => now)
  for (let waiting = 0; waiting < 500; waiting++) void quick(never)
  expect(await quick(async () => 'the last')).toBe('the last')
})
