import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

test('the 101st unit in Telangana re-rates the whole bill', () => {
  expect(cliff('IN-TS.domestic.lt1', { units: 95, loadKw: 1 })).toEqual({
    unit: 101,
    // Energy 344.80 - 252.50, customer charge 90 - 70, duty 0.06.
    jumpPaise: 9230 + 2000 + 6,
    why: 'Above 100 units: the energy charge of all units goes from ₹252.50 to ₹340 and Customer charge goes from ₹70 to ₹90. The unit itself costs ₹4.86.',
  })
})

test('at the limit itself the cliff is the next unit, and one unit on it is behind', () => {
  expect(cliff('IN-TS.domestic.lt1', { units: 200, loadKw: 1 })?.unit).toBe(201)
  expect(cliff('IN-TS.domestic.lt1', { units: 201, loadKw: 1 })?.unit).toBe(301)
})

test('the reasons of a jump account for all of it, the price of the unit too', () => {
  const tamilNadu = { units: 500, months: 2, date: '2026-11-15', subsidies: 'default' } as const

  expect(cliff('IN-TN.domestic.lt1a', tamilNadu)).toMatchObject({
    jumpPaise: 100 * 470 + 840,
    why: expect.stringMatching(/goes from −₹1,075 to −₹605\. The unit itself costs ₹8\.40\.$/),
  })
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

test('a limit that falls between two units makes the next whole unit the cliff', () => {
  const input = { days: 31, slabLimits: 'days', loadKw: 1 } as const
  const total = (units: number) => computeBill(aTariff('IN-TS.domestic.lt1'), { units, ...input }).totalPaise

  expect(cliff('IN-TS.domestic.lt1', { units: 90, ...input })).toMatchObject({
    unit: 104,
    jumpPaise: total(104) - total(103),
    why: expect.stringContaining('Above 103.333 units'),
  })
})

test('a slab whose rate is unknown is a cliff without a figure', () => {
  const tariff = aTariff('IN-UP.domestic.st10b-urban')
  const [first, second] = tariff.energyCharge?.tables[0]?.slabs ?? []
  const tables = [
    { appliesWhen: {}, mode: 'telescopic' as const, slabs: [first!, { ...second!, toUnit: null, ratePaise: null }] },
  ]

  expect(computeBill({ ...tariff, energyCharge: { kind: 'telescopic', tables } }, { units: 100 }).nextCliff).toEqual({
    unit: 151,
    jumpPaise: null,
    why: 'Above 150 units: Energy charge: The rate for this use has not been found.',
  })
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

test('a jump to known rates has a figure though the fuel surcharge is unknown on both sides', () => {
  const bihar = { units: 100, loadKw: 1, date: '2026-06-15', subsidies: 'default' } as const

  expect(cliff('IN-BR.domestic.ds1-rural.2026-27', bihar)).toMatchObject({ unit: 126, jumpPaise: 9855 })
})

test('where every unit is charged at the slab of the total, each slab is a cliff', () => {
  expect(cliff('IN-KL.commercial.lt7a', { units: 150, loadKw: 1, phase: 1 })).toMatchObject({
    unit: 201,
    jumpPaise: ((201 * 750 - 200 * 680) * 11) / 10,
  })
})

test('a band of the fuel surcharge alone is a cliff', () => {
  const tariff = aTariff('IN-RJ.domestic.ds', { otherCharges: [], subsidy: [], fixedCharge: [] })

  expect(computeBill(tariff, { units: 90 }).nextCliff).toMatchObject({ unit: 101, jumpPaise: 600 + 3100 + 40 })
})

test('the tiers and caps of a scheme are cliffs', () => {
  const bare = { otherCharges: [], fixedCharge: [] }
  const rajasthan = aTariff('IN-RJ.domestic.ds', bare)
  const [scheme] = aTariff('IN-KA.domestic.lt1.2026-27').subsidy
  const karnataka = aTariff('IN-KA.domestic.lt1.2026-27', {
    ...bare,
    subsidy: [{ ...scheme!, condition: { ...scheme!.condition, unitsUpTo: null } }],
  })
  const registered = { units: 120, subsidyIds: ['rj-free-100', 'gruha-jyothi-ka'], entitlementUnits: 200 }

  expect(computeBill(rajasthan, registered).nextCliff).toMatchObject({ unit: 151 })
  expect(computeBill(karnataka, registered).nextCliff).toMatchObject({ unit: 201 })
})

test('the end of a lifeline tariff is told before it is reached', () => {
  expect(cliff('IN-UP.domestic.st10a-lifeline', { units: 90, loadKw: 1 })).toMatchObject({ unit: 101, jumpPaise: null })
})

function cliff(id: string, input: BillInput) {
  return computeBill(aTariff(id), input).nextCliff
}
