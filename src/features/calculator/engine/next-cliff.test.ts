import { expect, test } from 'vitest'
import { aTariff } from '../tariff-examples.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

test('the 101st unit in Telangana re-rates the whole bill', () => {
  expect(cliff('IN-TS.domestic.lt1', { units: 95, loadKw: 1 })).toEqual({
    unit: 101,
    // Energy 344.80 - 252.50, customer charge 90 - 70, duty 0.06.
    jumpPaise: 9230 + 2000 + 6,
    why: 'Above 100 units: the energy charge of all units goes from ₹252.50 to ₹340 and Customer charge goes from ₹70 to ₹90.',
  })
})

test('at the limit itself the cliff is the next unit, and one unit on it is behind', () => {
  expect(cliff('IN-TS.domestic.lt1', { units: 200, loadKw: 1 })?.unit).toBe(201)
  expect(cliff('IN-TS.domestic.lt1', { units: 201, loadKw: 1 })?.unit).toBe(301)
})

test('a steeper telescopic slab is no cliff', () => {
  expect(cliff('IN-UP.domestic.st10b-urban', { units: 140, loadKw: 2 })).toBeUndefined()
})

test('the end of a subsidy is a cliff only for those who have it', () => {
  const delhi = { units: 190, loadKw: 3, discom: 'BRPL', date: '2026-07-15' }

  expect(cliff('IN-DL.domestic.individual', delhi)).toBeUndefined()
  expect(cliff('IN-DL.domestic.individual', { ...delhi, subsidies: 'default' })).toMatchObject({ unit: 201 })
})

test('a charge by consumption step jumps at the next step', () => {
  expect(cliff('IN-MP.domestic.lv12-urban', { units: 200, loadKw: 1 })).toMatchObject({
    unit: 211,
    why: expect.stringContaining('Above 210 units: Fixed charge goes from ₹420 to ₹450'),
  })
})

test('limits move with the months of the bill', () => {
  expect(cliff('IN-KL.domestic.lt1a', { units: 480, months: 2, phase: 1 })).toMatchObject({ unit: 501 })
})

test('a jump into rates that nobody found is told without a figure', () => {
  expect(
    cliff('IN-BR.domestic.ds2-urban.2026-27', { units: 100, loadKw: 1, date: '2026-06-15', subsidies: 'default' }),
  ).toEqual({
    unit: 126,
    jumpPaise: null,
    why: expect.stringContaining('subsidised rate for this use has not been found'),
  })
})

test('the end of a lifeline tariff is told before it is reached', () => {
  expect(cliff('IN-UP.domestic.st10a-lifeline', { units: 90, loadKw: 1 })).toMatchObject({ unit: 101, jumpPaise: null })
})

function cliff(id: string, input: BillInput) {
  return computeBill(aTariff(id), input).nextCliff
}
