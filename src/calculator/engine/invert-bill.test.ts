import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { computeBill } from './compute-bill.ts'
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

test('where time of day is compulsory the amount buys from so many units to so many, and each bill is within it', () => {
  const tariff = aTariff('IN-MH.ht-industry.msedcl-ht1a.2026-27')
  const input = {
    voltageKv: 33,
    contractDemandKva: 200,
    recordedDemandKva: 150,
    date: '2026-11-15',
    area: 'urban',
  } as const
  const { units, range } = invertBill(tariff, input, 50_000_000)
  const total = (units: number, zone: string) =>
    computeBill(tariff, { ...input, units, kwh: undefined, zoneUnits: { [zone]: units } }).totalPaise

  expect(range).toMatchObject({ why: expect.stringContaining('By time of day') })
  expect(range!.leastUnits).toBeLessThan(units!)
  expect(range!.mostUnits).toBeGreaterThan(units!)
  for (const [bought, zone] of [
    [range!.leastUnits, 'evening-peak'],
    [range!.mostUnits, 'solar-hours'],
  ] as const) {
    expect(total(bought, zone)).toBeLessThanOrEqual(50_000_000)
    expect(total(bought + 1, zone)).toBeGreaterThan(50_000_000)
  }
  // Shifts narrow it, and zones that are told leave one number.
  const shifts = invertBill(tariff, { ...input, shifts: 'three' }, 50_000_000).range!
  expect(shifts.mostUnits - shifts.leastUnits).toBeLessThan(range!.mostUnits - range!.leastUnits)
})
