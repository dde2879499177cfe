import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { applies } from './applies.ts'
import type { BillInput } from './bill.ts'
import { readUsage } from './usage.ts'

const BAND = { unitsFrom: 100, unitsTo: 200, loadFrom: 2, loadTo: 5, area: 'urban', phase: 1, voltageKv: [11, 22] }
const INSIDE: BillInput = { units: 150, loadKw: 3, area: 'urban', phase: 1, voltageKv: 22 }

test('a band applies when everything does', () => {
  expect(answerFor(INSIDE)).toBe(true)
})

test('from is outside, to is inside', () => {
  expect([100, 100.01, 200, 200.01].map((units) => answerFor({ ...INSIDE, units }))).toEqual([false, true, true, false])
  expect([2, 2.01, 5, 5.01].map((loadKw) => answerFor({ ...INSIDE, loadKw }))).toEqual([false, true, true, false])
})

test('a missing answer is named', () => {
  for (const need of ['loadKw', 'area', 'phase', 'voltageKv'] as const)
    expect(answerFor({ ...INSIDE, [need]: undefined })).toBe(need)
})

test('one clear no outweighs what is missing, whichever comes first', () => {
  expect(answerFor({ ...INSIDE, loadKw: undefined, voltageKv: 33 })).toBe(false)
  expect(answerFor({ ...INSIDE, loadKw: 9, voltageKv: undefined })).toBe(false)
  expect(answerFor({ ...INSIDE, area: undefined, phase: 3 })).toBe(false)
})

function answerFor(input: BillInput) {
  return applies(BAND, readUsage(aTariff('IN-TS.domestic.lt1'), input), 'kW')
}
