import { expect, test } from 'vitest'
import { aFactory, aTariff } from '#calculator/tariff-examples.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

const HOME = aTariff('IN-TS.domestic.lt1')
const PLANT = aTariff('IN-MH.ht-industry.msedcl-ht1a.2026-27')
const USUAL = {
  units: 50_000,
  kwh: 48_000,
  voltageKv: 33,
  contractDemandKva: 100,
  recordedDemandKva: 95,
  date: '2026-11-15',
}

test.each<[string, BillInput, string, string]>([
  ['more use than the load can draw', { units: 3_000, loadKw: 3 }, 'inputUse', 'units'],
  ['no load at all', { units: 100, loadKw: 0 }, 'inputLoad', 'loadKw'],
  ['days that are not the months', { units: 100, loadKw: 1, months: 2, days: 5 }, 'inputLength', 'days'],
  ['a load in watts', { units: 342, loadKw: 3_000 }, 'inputLoad', 'loadKw'],
])('%s is asked about, and still worked out', (_, input, id, needs) => {
  const { unknown, lines } = computeBill(HOME, input)

  expect(doubts(unknown)).toEqual([[id, needs]])
  expect(lines.length).toBeGreaterThan(0)
})

test.each<[string, Partial<BillInput>, string, string]>([
  ['more kWh than kVAh', { kwh: 60_000 }, 'inputKwh', 'kwh'],
  ['hardly any kWh in the kVAh', { kwh: 5_000 }, 'inputKwh', 'kwh'],
  ['a contract of nothing', { contractDemandKva: 0 }, 'inputLoad', 'contractDemandKva'],
  ['a load factor above 1', { units: 500_000, kwh: 480_000 }, 'inputUse', 'units'],
  ['a demand of more than twice the contract', { recordedDemandKva: 950 }, 'inputDemand', 'recordedDemandKva'],
  [
    'zones of more than the bill',
    { zoneUnits: { 'solar-hours': 40_000, 'evening-peak': 20_000 } },
    'inputZones',
    'zoneUnits',
  ],
  [
    'units in a zone that it has not',
    { zoneUnits: { 'solar-hours': 4_000, 'evning-peak': 2_000 } },
    'inputZones',
    'zoneUnits',
  ],
])('a plant with %s is asked about it', (_, odd, id, needs) => {
  expect(doubts(computeBill(PLANT, { ...USUAL, ...odd }).unknown)).toEqual([[id, needs]])
})

test('nothing is asked about a usual bill, and a doubt is no jump and hides none', () => {
  expect(doubts(computeBill(PLANT, USUAL).unknown)).toEqual([])
  // 3 kW reach 2,232 units in the longest month: no cliff, though a doubt begins there.
  expect(computeBill(aFactory(), { units: 2_000, loadKw: 3 }).nextCliff).toBeUndefined()
  expect(doubts(computeBill(aFactory(), { units: 2_233, loadKw: 3 }).unknown)).toEqual([['inputUse', 'units']])
})

test('kVAh are doubted on a load in kW only when no power factor explains them', () => {
  const inKvah = aFactory({ billingUnit: 'kVAh' })

  expect(doubts(computeBill(inKvah, { units: 5_000, loadKw: 3 }).unknown)).toEqual([])
  expect(doubts(computeBill(inKvah, { units: 50_000, loadKw: 3 }).unknown)).toEqual([['inputUse', 'units']])
})

function doubts(unknown: { id: string; needs?: string }[]) {
  return unknown.filter(({ id }) => id.startsWith('input')).map(({ id, needs }) => [id, needs])
}
