import { expect, test } from 'vitest'
import { officeCalendar } from './office-calendar.ts'
import { isOpenAt as isOpenIn } from './opening-hours.ts'

const isOpenAt = (now: Date) => isOpenIn(now, officeCalendar())

// 2026-11-21 is a Saturday. India is 5:30 ahead of UTC.

test('the office opens at ten in the morning in India', () => {
  expect(isOpenAt(new Date('2026-11-20T04:29:59Z'))).toBe(false)
  expect(isOpenAt(new Date('2026-11-20T04:30:00Z'))).toBe(true)
})

test('the office closes at six in the evening in India', () => {
  expect(isOpenAt(new Date('2026-11-20T12:29:59Z'))).toBe(true)
  expect(isOpenAt(new Date('2026-11-20T12:30:00Z'))).toBe(false)
})

test('the office is open on Saturday and closed on Sunday', () => {
  expect(isOpenAt(new Date('2026-11-21T08:00:00Z'))).toBe(true)
  expect(isOpenAt(new Date('2026-11-22T08:00:00Z'))).toBe(false)
})

test("the day is India's day: late Sunday in UTC is already Monday there", () => {
  expect(isOpenAt(new Date('2026-11-22T20:00:00Z'))).toBe(false)
  expect(isOpenAt(new Date('2026-11-23T04:30:00Z'))).toBe(true)
})

test('the office is closed on a national holiday', () => {
  expect(isOpenAt(new Date('2027-01-26T08:00:00Z'))).toBe(false)
})
