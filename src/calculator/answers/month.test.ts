import { expect, test } from 'vitest'
import { isDay, isMonth, laterMonth } from './month.ts'

test('months are counted across the years, both ways', () => {
  expect(laterMonth('2026-11', -11)).toBe('2025-12')
  expect(laterMonth('2026-11', 2)).toBe('2027-01')
  expect(laterMonth('2026-01', -1)).toBe('2025-12')
})

test('only a month is a month', () => {
  for (const text of ['', '2026-13', '2026-1', '26-11', '2026-11-01']) expect(isMonth(text)).toBe(false)
  expect(isMonth('2026-09')).toBe(true)
})

test('a day is one that the calendar has', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDay)).toEqual([true, true])
  expect(['2026-02-30', '2026-02-29', '2026-13-01', '2026-02', 'soon', ''].map(isDay)).toEqual(Array(6).fill(false))
})
