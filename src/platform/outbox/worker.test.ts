import { expect, test } from 'vitest'
import { restAfter } from './worker.ts'

const OUTBOX = 5_000
const BATCH = 8
const MINUTE = 60_000

test('an outbox of 5,000 is empty within ten minutes, while visitors keep the process busy too', () => {
  const drain = (utilization: number) => (OUTBOX / BATCH) * restAfter(BATCH, utilization)

  expect(drain(0.1)).toBeLessThan(3 * MINUTE)
  expect(drain(1)).toBeLessThan(10 * MINUTE)
})

test('visitors come first: the busier the process, the longer the rest between mails', () => {
  expect(restAfter(BATCH, 0.95)).toBeGreaterThan(restAfter(BATCH, 0.2))
})
