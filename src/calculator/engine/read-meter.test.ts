import { expect, test } from 'vitest'
import { MOST_DAYS, readMeter } from './read-meter.ts'

test('two readings give units and days', () => {
  expect(readMeter({ value: 4210, date: '2026-09-02' }, { value: 4415.5, date: '2026-10-05' })).toEqual({
    units: 205.5,
    days: 33,
  })
})

test('a meter that ran past its last figure begins again', () => {
  const earlier = { value: 99_950, date: '2026-09-02' }
  const later = { value: 30, date: '2026-10-02' }

  expect(readMeter(earlier, later, 5)).toEqual({ units: 80, days: 30 })
  expect(readMeter(earlier, later)).toEqual({ problem: 'readings' })
})

test('the multiplying factor of the meter counts', () => {
  expect(readMeter({ value: 10, date: '2026-09-01' }, { value: 20, date: '2026-10-01' }, 5, 40)).toMatchObject({
    units: 400,
  })
})

test('dates that do not follow each other are no use', () => {
  expect(readMeter({ value: 1, date: '2026-10-05' }, { value: 2, date: '2026-10-05' })).toEqual({ problem: 'dates' })
  expect(readMeter({ value: 1, date: 'today' }, { value: 2, date: '2026-10-05' })).toEqual({ problem: 'dates' })
})

test('a reading with more figures than the meter is a slip', () => {
  const reading = (value: number, date: string) => ({ value, date })

  expect(readMeter(reading(120_000, '2026-09-01'), reading(30, '2026-10-01'), 5)).toEqual({ problem: 'readings' })
})

test('a meter has whole digits, few enough, and a factor above zero', () => {
  const read = (digits: number | undefined, factor: number) =>
    readMeter({ value: 1, date: '2026-09-01' }, { value: 2, date: '2026-10-01' }, digits, factor)

  for (const digits of [5.5, 0, 10]) expect(read(digits, 1)).toEqual({ problem: 'digits' })
  expect(read(undefined, 0)).toEqual({ problem: 'factor' })
  expect(read(1, 0.5)).toEqual({ units: 0.5, days: 30 })
})

test('readings further apart than any bill are no bill', () => {
  const until = (date: string) => readMeter({ value: 1, date: '2024-01-01' }, { value: 2, date })

  expect(until('2026-01-20')).toEqual({ units: 1, days: MOST_DAYS })
  expect(until('2026-01-21')).toEqual({ problem: 'span' })
})
