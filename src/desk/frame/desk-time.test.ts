import { expect, test } from 'vitest'
import { deskDuration, indiaMinute, readIndiaMinute } from './desk-time.ts'

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

test("a minute is India's, whatever the clock of the server", () => {
  const minute = readIndiaMinute('2026-11-23T09:00')
  expect(minute?.toISOString()).toBe('2026-11-23T03:30:00.000Z')
  expect(indiaMinute(minute!)).toBe('2026-11-23T09:00')
})

test('what is no minute is none', () => {
  for (const text of ['', '2026-11-31T09:00', '2026-11-23', '2026-11-23T25:00', 'soon']) {
    expect(readIndiaMinute(text), text).toBeUndefined()
  }
})
