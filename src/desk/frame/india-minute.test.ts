import { expect, test } from 'vitest'
import { indiaMinute, readIndiaMinute } from './india-minute.ts'

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
