import { expect, test } from 'vitest'
import { replyBy, unknownHolidays } from './reply-by.ts'

test.each([
  ['a working afternoon: the same time tomorrow', '2026-11-19T16:10', '2026-11-20T16:10'],
  ['Saturday evening: Sunday does not count', '2026-11-21T17:50', '2026-11-23T17:50'],
  ['Sunday: the clock starts on Monday', '2026-11-22T12:00', '2026-11-23T18:00'],
  ['late at night: before the office closes the next day', '2026-11-18T22:00', '2026-11-19T18:00'],
  ['before dawn: the office hours of the same day still serve', '2026-11-19T05:00', '2026-11-19T18:00'],
  ['before dawn on Monday', '2026-11-23T05:00', '2026-11-23T18:00'],
  ['the eve of a holiday', '2027-01-25T12:00', '2027-01-27T12:00'],
  ['the eve of a festival', '2026-12-24T17:00', '2026-12-28T17:00'],
  ['a festival in the week', '2026-10-20T12:00', '2026-10-22T18:00'],
  ['a year whose list is not known: the national days alone', '2027-12-24T12:00', '2027-12-25T12:00'],
  ['a holiday that is followed by a Sunday', '2026-08-15T12:00', '2026-08-17T18:00'],
])('%s', (_, receivedAt, expected) => {
  expect(replyBy(inIndia(receivedAt))).toEqual(inIndia(expected))
})

test('a year whose holidays are not known is told from November on', () => {
  expect(unknownHolidays(inIndia('2026-10-31T23:59'))).toBeUndefined()
  expect(unknownHolidays(inIndia('2026-11-01T00:00'))).toBe(2027)
  expect(unknownHolidays(inIndia('2027-03-01T12:00'))).toBe(2027)
})

function inIndia(local: string): Date {
  return new Date(`${local}:00+05:30`)
}
