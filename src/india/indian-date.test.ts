import { expect, test } from 'vitest'
import { dateInWords, inIndianDate } from './indian-date.ts'

test.each([
  ['2026-03-05T12:00:00.000Z', '5 March 2026'],
  ['2025-12-31T18:29:59.999Z', '31 December 2025'],
  ['2025-12-31T18:30:00.000Z', '1 January 2026'],
])('at %s it is %s in India', (time, day) => {
  expect(inIndianDate(time)).toBe(day)
})

test('a date is written as exactly as it is given', () => {
  expect(dateInWords('2016')).toBe('2016')
  expect(dateInWords('2025-04')).toBe('April 2025')
  expect(dateInWords('2025-12-25')).toBe('25 December 2025')
})
