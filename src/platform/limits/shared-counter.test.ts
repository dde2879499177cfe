import { expect, test } from 'vitest'
import { createMemoryCounter } from './shared-counter.ts'

const start = new Date('2026-11-19T10:40:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)

test('a window begins with its first hit and says how long it still lasts', () => {
  const count = createMemoryCounter({ max: 2, windowMs: 60_000 })

  expect([count('a', start), count('a', later(1_000)), count('a', later(20_000))]).toEqual([0, 0, 40_000])
  expect(count('b', later(20_000))).toBe(0)
  expect(count('a', later(60_000))).toBe(0)
})

test('a clock that was ahead leaves no window that never ends', () => {
  const count = createMemoryCounter({ max: 1, windowMs: 60_000 })
  count('a', later(48 * 3_600_000))
  expect([count('a', start), count('a', start)]).toEqual([0, 60_000])
})

test('however many addresses there are, only so many are remembered, the newest first', () => {
  const count = createMemoryCounter({ max: 1, windowMs: 60_000 })
  count('first', start)
  for (let n = 0; n < 25_000; n++) count(`other ${n}`, start)

  expect(count('other 24999', start)).toBeGreaterThan(0)
  expect(count('first', start)).toBe(0)
})
