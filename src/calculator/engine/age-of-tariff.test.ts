import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { confirmedUntil } from './age-of-tariff.ts'
import { computeBill } from './compute-bill.ts'

test('a bill names the last year for which its rates were confirmed', () => {
  expect(computeBill(aTariff('IN-TS.domestic.lt1'), { units: 95 }).financialYear).toBe('2026-27')
})

test('after the last year confirmed every bill says so, whether its record has an end or none', () => {
  const open = { validFrom: '2024-04-01', validTo: null, financialYear: '2025-26' }
  const ended = { ...open, validTo: '2027-03-31' }

  for (const tariff of readTariffs())
    for (const term of [open, ended]) {
      expect(doubt(tariff, term, '2026-03-31'), tariff.id).toBeUndefined()
      expect(doubt(tariff, term, '2026-04-01'), tariff.id).toContain('last confirmed for 2025-26')
    }
})

test('a day outside of the record is told by the days of the record', () => {
  const term = { validFrom: '2025-04-01', validTo: '2025-12-31', financialYear: '2025-26' }

  expect(doubt(aTariff('IN-TS.domestic.lt1'), term, '2026-05-01')).toContain(
    'known for 1 April 2025 to 31 December 2025',
  )
})

test('no record is said to hold beyond the last year for which it was confirmed', () => {
  const tooLong = readTariffs().filter((tariff) => tariff.validTo !== null && tariff.validTo > confirmedUntil(tariff))

  expect(tooLong.map(({ id }) => id)).toEqual([])
})

function doubt(tariff: Tariff, term: Partial<Tariff>, date: string): string | undefined {
  const { unknown } = computeBill({ ...tariff, ...term }, { units: 100, date })
  return unknown.find(({ id }) => id === 'tariffDate')?.reason
}
