import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverageTable } from './coverage-of-tariffs.ts'
import { aTariff } from './tariff-examples.ts'
import { readTariffs } from './tariff-files.ts'

test('the table of states in the documents is that of the records', () => {
  expect(readFileSync('docs/calculator.md', 'utf8')).toContain(coverageTable(readTariffs()))
})

test('a state’s row tells year and source of each category, what is over, and what is missing', () => {
  const home = aTariff('IN-TS.domestic.lt1', { crossCheck: 'two-transcriptions' })
  const factory = aTariff('IN-TS.ht-industry.ht1a', {
    ...{ validTo: '2025-03-31', financialYear: '2024-25', confidence: 'press', crossCheck: 'press-confirmed' },
  })
  const shop = aTariff('IN-TS.commercial.lt2', { status: 'partial', crossCheck: 'bill-verified', electricityDuty: [] })
  const later = aTariff('IN-KL.domestic.lt1a')

  expect(coverageTable([home, factory, shop, { ...later, validFrom: '2026-04-01' }])).toContain(
    '| Telangana | 2026-27 third-party | 2026-27 printed bill | – | 2024-25 press, over | ' +
      'no rates of factories: low tension and high tension; some rates: shops; duty: shops; fuel surcharge: homes, shops |',
  )
})
