import { expect, test } from 'vitest'
import { readMeter } from './read-meter.ts'

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
