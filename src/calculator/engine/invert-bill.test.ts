import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { invertBill } from './invert-bill.ts'

test('₹322.70 in Telangana are 95 units', () => {
  expect(invertBill(aTariff('IN-TS.domestic.lt1'), { loadKw: 1 }, 32270)).toEqual({
    units: 95,
    totalPaise: 32270,
    insideJump: undefined,
    isUnbounded: false,
  })
})

test('an amount that no use can cost is said to lie inside the jump', () => {
  const inverse = invertBill(aTariff('IN-TS.domestic.lt1'), { loadKw: 1 }, 40000)

  expect(inverse).toMatchObject({ units: 100, totalPaise: 33850, insideJump: { unit: 101, jumpPaise: 11236 } })
})

test('an amount between two ordinary units lies in no jump', () => {
  const inverse = invertBill(aTariff('IN-TS.domestic.lt1'), { loadKw: 1 }, 32370)

  expect(inverse).toMatchObject({ units: 95, totalPaise: 32270, insideJump: undefined })
})

test('less than the fixed charges buys nothing', () => {
  expect(invertBill(aTariff('IN-TS.domestic.lt1'), { loadKw: 1 }, 4000)).toMatchObject({
    units: null,
    isUnbounded: false,
  })
})

test('where the bill stands still the most units are given', () => {
  const delhi = { loadKw: 3, discom: 'BRPL', date: '2026-07-15', subsidies: 'default' } as const

  expect(invertBill(aTariff('IN-DL.domestic.individual'), delhi, 0)).toMatchObject({ units: 200, totalPaise: 0 })
})

test('where every unit is free no number of units follows', () => {
  expect(invertBill(aTariff('IN-OD.domestic.kutir-jyoti'), {}, 7000)).toMatchObject({ units: null, isUnbounded: true })
})

test('rates that nobody found give no units', () => {
  expect(invertBill(aTariff('IN-NL.domestic.placeholder'), {}, 100000)).toMatchObject({ units: null, totalPaise: null })
})
