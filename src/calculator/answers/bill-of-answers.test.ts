import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { readAnswers } from './answers.ts'
import { billOfAnswers, CONNECTION_NEEDS } from './bill-of-answers.ts'

test('a tariff is told what it asks for, and nothing else', () => {
  const { asked, input } = billOfAnswers(
    aTariff('IN-TS.domestic.lt1'),
    { units: 95 },
    readAnswers('loadKw=1&voltageKv=33&phase=3'),
  )

  expect(asked).toEqual(['loadKw'])
  expect(input).toEqual({ units: 95, loadKw: 1 })
})

test('once asked, a question stays, answered or not', () => {
  for (const query of ['loadKw=1', 'loadKw=', 'loadKw=many'])
    expect(billOfAnswers(aTariff('IN-TS.domestic.lt1'), { units: 95 }, readAnswers(query)).asked).toEqual(['loadKw'])
})

test('a tariff for certain loads asks for the load, even where no charge depends on it', () => {
  const { asked, bill } = billOfAnswers(aTariff('IN-RJ.commercial.nds-5kw'), { units: 400 }, readAnswers('loadKw=8'))

  expect(asked).toContain('loadKw')
  expect(bill.unknown).toContainEqual(expect.objectContaining({ id: 'tariffConnection' }))
})

test('what a tariff asks just above its next limit is asked already, so that the jump there has its amount', () => {
  const bill = (units: number, query: string) =>
    billOfAnswers(
      aTariff('IN-PB.domestic.ds'),
      { units, months: 2, date: '2026-11-15', subsidies: 'default' },
      readAnswers(`loadKw=3&${query}`),
    )

  expect(bill(590, '').asked).toEqual(['loadKw', 'area'])
  expect(bill(590, 'area=urban').bill.nextCliff).toMatchObject({
    unit: 601,
    jumpPaise: bill(601, 'area=urban').bill.totalPaise,
  })
})

test('an answer that is no number is left out of the bill and named', () => {
  const { input, troubles } = billOfAnswers(aTariff('IN-TS.domestic.lt1'), { units: 95 }, readAnswers('loadKw=-3'))

  expect(input).toEqual({ units: 95 })
  expect(troubles).toEqual({ loadKw: 'negative' })
})

test('whatever a tariff asks of a connection can be answered in the form', () => {
  const answers = readAnswers(
    'loadKw=4&loadKva=100&contractDemandKva=100&recordedDemandKva=90&recordedDemandKw=4&highestPastDemand=90&powerFactor=0.98&loadHp=5&voltageKv=11&phase=1&area=urban',
  )
  const withAll = { ...answers, entitlementUnits: '100', kwh: '300' }

  for (const tariff of readTariffs()) {
    const { bill } = billOfAnswers(tariff, { units: 342, date: '2026-11-15', discom: tariff.discom[0] }, withAll)
    const open = bill.unknown.map(({ needs }) => needs).filter((need) => need && need !== 'fuelSurcharge')
    expect([tariff.id, open.filter((need) => (CONNECTION_NEEDS as readonly unknown[]).includes(need))]).toEqual([
      tariff.id,
      [],
    ])
  }
})
