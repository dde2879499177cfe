import { expect, test } from 'vitest'
import { inIndianTime, spanInIndianTime } from './indian-time.ts'

const TEN = new Date('2026-11-28T04:30:00Z')
const NOON = new Date('2026-11-28T06:30:00Z')

test('a moment and a span of a day are said as people in India write them', () => {
  expect(inIndianTime(TEN)).toBe('Saturday, 28 November 2026, 10:00 AM IST')
  expect(spanInIndianTime(TEN, NOON)).toBe('Saturday, 28 November 2026, 10:00 AM to 12:00 PM IST')
})
