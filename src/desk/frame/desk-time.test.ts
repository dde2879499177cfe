import { expect, test } from 'vitest'
import { deskDuration } from './desk-time.ts'

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_600_000, '1 h'],
  [3_600_000 + 25 * 60_000, '1 h 25 min'],
  [86_400_000, '1 day'],
  [3 * 86_400_000 + 4 * 3_600_000 + 59_999, '3 days 4 h'],
])('%d ms are %s', (ms, words) => {
  expect(deskDuration(ms)).toBe(words)
})
