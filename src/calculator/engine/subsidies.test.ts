import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

test('no scheme is granted unless asked for', () => {
  expect(subsidy('IN-DL.domestic.individual', DELHI)).toBeUndefined()
})

test('Delhi halves the bill of 201 to 400 units, to the cap', () => {
  expect(subsidy('IN-DL.domestic.individual', { ...DELHI, units: 300, subsidies: 'default' })).toMatchObject({
    amountPaise: -80000,
    rule: '50% of the whole bill, at most ₹800 a month',
  })
})

test('a cap by the month follows the months', () => {
  const twoMonths = { ...DELHI, units: 700, months: 2, subsidies: 'default' } as const

  expect(subsidy('IN-DL.domestic.individual', twoMonths)).toMatchObject({ amountPaise: -160000 })
})

test('a scheme by load asks for the load, and one beyond it is refused', () => {
  expect(unknown('IN-DL.domestic.individual', { ...DELHI, loadKw: undefined, subsidies: 'default' })).toContainEqual(
    expect.objectContaining({ id: 'subsidy', needs: 'loadKw' }),
  )
  expect(subsidy('IN-DL.domestic.individual', { ...DELHI, loadKw: 6, subsidies: 'default' })).toBeUndefined()
})

test('what a scheme pays in full need not be known', () => {
  const bill = computeBill(aTariff('IN-TS.domestic.lt1'), { units: 180, loadKw: 1, subsidyIds: ['gruha-jyothi'] })

  expect(bill).toMatchObject({ totalPaise: 0, unknown: [] })
})

test('half a bill with an unknown fixed charge is not guessed', () => {
  const bill = computeBill(aTariff('IN-CG.domestic.lv1.2026-27'), {
    units: 150,
    date: '2026-08-01',
    subsidies: 'default',
  })

  expect(bill.lines.map(({ id }) => id)).not.toContain('subsidy')
  expect(bill.unknown).toContainEqual(
    expect.objectContaining({ id: 'subsidy', reason: expect.stringContaining('not known') }),
  )
})

test('half of a whole bill that is not wholly known is not guessed either', () => {
  const [, half] = aTariff('IN-DL.domestic.individual').subsidy
  const tariff = aTariff('IN-DL.domestic.individual', {
    subsidy: [{ ...half!, condition: { ...half!.condition, loadKwUpTo: null } }],
  })

  expect(computeBill(tariff, { ...DELHI, units: 300, loadKw: undefined, subsidies: 'default' }).unknown).toContainEqual(
    expect.objectContaining({ id: 'subsidy', reason: 'It rests on charges that are not known.' }),
  )
})

test('a scheme whose relief is inside the rates is not taken off again', () => {
  const tariff = aTariff('IN-DL.domestic.individual')
  const included = tariff.subsidy.map((subsidy) => ({ ...subsidy, includedInRates: true }))
  const input: BillInput = { ...DELHI, subsidies: 'default' }

  expect(computeBill({ ...tariff, subsidy: included }, input)).toEqual(computeBill({ ...tariff, subsidy: [] }, input))
})

test('two schemes together never take off more than the bill', () => {
  const [nil, half] = aTariff('IN-DL.domestic.individual').subsidy
  const tariff = aTariff('IN-DL.domestic.individual', { subsidy: [nil!, { ...half!, condition: nil!.condition }] })

  expect(computeBill(tariff, { ...DELHI, subsidies: 'default' }).totalPaise).toBe(0)
})

test('a nil bill with a cap is not settled before all of it is known', () => {
  const [nil] = aTariff('IN-DL.domestic.individual').subsidy
  if (nil?.rule.kind !== 'percentOff') throw new Error('The scheme has changed its kind')
  const tariff = aTariff('IN-DL.domestic.individual', {
    subsidy: [{ ...nil, rule: { ...nil.rule, capPaise: 90000 }, condition: { ...nil.condition, loadKwUpTo: null } }],
  })
  const { unknown } = computeBill(tariff, { ...DELHI, loadKw: undefined, subsidies: 'default' })

  expect(unknown.map(({ id }) => id)).toEqual(expect.arrayContaining(['fixed', 'subsidy']))
})

test('a capped scheme leaves an unknown surcharge unknown', () => {
  const [nil] = aTariff('IN-DL.domestic.individual').subsidy
  if (nil?.rule.kind !== 'percentOff') throw new Error('The scheme has changed its kind')
  const tariff = aTariff('IN-DL.domestic.individual', {
    subsidy: [{ ...nil, rule: { ...nil.rule, capPaise: 900000 } }],
  })
  const { unknown, totalPaise } = computeBill(tariff, { ...DELHI, date: '2026-11-15', subsidies: 'default' })

  expect(totalPaise).toBe(0)
  expect(unknown.map(({ id }) => id)).toContain('fuelSurcharge')
})

test('a line of several schemes is only as well founded as the weakest', () => {
  const [nil] = aTariff('IN-DL.domestic.individual').subsidy
  const tariff = aTariff('IN-DL.domestic.individual', {
    subsidy: [nil!, { ...nil!, id: 'other', confidence: 'memory', note: 'Heard of' }],
  })

  expect(computeBill(tariff, { ...DELHI, subsidies: 'default' }).memory).toContainEqual(
    expect.objectContaining({ id: 'subsidy', note: 'Heard of' }),
  )
})

test('the first units of a larger bill are halved at their own rates', () => {
  expect(
    subsidy('IN-CG.domestic.lv1.2026-27', { units: 300, loadKw: 2, date: '2026-08-01', subsidies: 'default' }),
  ).toMatchObject({ amountPaise: -(100 * 440 + 100 * 450) / 2 })
})

test('tables in place of the tariff are chosen by total use', () => {
  const tamilNadu = (units: number) =>
    computeBill(aTariff('IN-TN.domestic.lt1a'), { units, months: 2, date: '2026-08-01', subsidies: 'default' })
      .totalPaise

  expect(tamilNadu(500)).toBe(200 * 470 + 100 * 630)
  expect(tamilNadu(501)).toBe(300 * 470 + 100 * 630 + 840)
})

test('a scheme of another time is left out, and without a date it is a question', () => {
  const input = { units: 300, months: 2, subsidies: 'default' } as const

  expect(subsidy('IN-TN.domestic.lt1a', { ...input, date: '2026-05-09' })?.label).toContain('100 units free')
  expect(subsidy('IN-TN.domestic.lt1a', { ...input, date: '2026-05-10' })?.label).toContain('200 units free')
  expect(unknown('IN-TN.domestic.lt1a', input)).toContainEqual(
    expect.objectContaining({ id: 'subsidy', needs: 'date' }),
  )
})

test('Bihar frees 125 units and waives what else a small bill holds', () => {
  const bihar = (units: number) =>
    computeBill(aTariff('IN-BR.domestic.ds1-rural.2026-27'), {
      units,
      loadKw: 1,
      date: '2026-06-15',
      subsidies: 'default',
    })

  expect(bihar(125)).toMatchObject({ totalPaise: 0, unknown: [] })
  expect(bihar(126).totalPaise).toBe(245 + 4000 + 5610)
})

test('Rajasthan gives free units to some and paise a unit to others', () => {
  const rajasthan = (units: number) => subsidy('IN-RJ.domestic.ds', { units, subsidyIds: ['rj-free-100'] })?.amountPaise

  expect(rajasthan(100)).toBe(-53750)
  expect(rajasthan(150)).toBe(-150 * 300)
  expect(rajasthan(300)).toBe(-300 * 200)
  expect(rajasthan(301)).toBe(0)
})

test('free units are capped where the scheme caps them', () => {
  const [scheme] = aTariff('IN-RJ.domestic.ds').subsidy
  if (scheme?.rule.kind !== 'perUnitRebate') throw new Error('The scheme has changed its kind')
  const tariff = aTariff('IN-RJ.domestic.ds', { subsidy: [{ ...scheme, rule: { ...scheme.rule, capPaise: 50000 } }] })

  expect(computeBill(tariff, { units: 100, subsidyIds: ['rj-free-100'] }).lines.at(-1)).toMatchObject({
    id: 'subsidy',
    amountPaise: -50000,
  })
})

test('Madhya Pradesh sets a price for the first hundred units, with their share of the fixed charge and the duty', () => {
  const energy = 50 * 471 + 50 * 567
  // Before the share: ₹134 fixed, 9% of those units' energy and 12% of that of the other forty.
  const others = 13_400 + Math.round(0.09 * energy + 0.12 * 40 * 567)

  expect(
    subsidy('IN-MP.domestic.lv12-urban', { units: 140, loadKw: 1, subsidyIds: ['atal-griha-jyoti'] }),
  ).toMatchObject({ amountPaise: -Math.round(energy + (others * 100) / 140 - 10_000) })
  expect(
    subsidy('IN-MP.domestic.lv12-urban', { units: 280, months: 2, loadKw: 1, subsidyIds: ['atal-griha-jyoti'] }),
  ).toMatchObject({ amountPaise: -Math.round(2 * energy + ((2 * others - 1) * 100) / 140 - 20_000) })
})

test('a personal scheme needs the entitlement, frees it, and is lost above the cap', () => {
  const karnataka = (units: number, entitlementUnits?: number) =>
    computeBill(aTariff('IN-KA.domestic.lt1.2026-27'), {
      units,
      entitlementUnits,
      loadKw: 1,
      subsidyIds: ['gruha-jyothi-ka'],
    })

  expect(karnataka(80).unknown).toContainEqual(expect.objectContaining({ id: 'subsidy', needs: 'entitlementUnits' }))
  expect(karnataka(80, 90).totalPaise).toBe(0)
  // 9% on both, and half a paisa lost where the bill of 90 units was rounded.
  expect(karnataka(100, 90).totalPaise).toBe(10 * (580 + 35) + 553)
  expect(karnataka(201, 90).totalPaise).toBeGreaterThan(100_000)
})

test('a scheme that the tariff does not have is said to be missing', () => {
  expect(unknown('IN-TS.domestic.lt1', { units: 10, subsidyIds: ['half-bill'] })).toContainEqual({
    id: 'subsidy',
    label: 'half-bill',
    reason: 'This tariff has no such scheme.',
  })
})

const DELHI: BillInput = { units: 190, loadKw: 3, discom: 'BRPL', date: '2026-07-15' }

function subsidy(id: string, input: BillInput) {
  return computeBill(aTariff(id), input).lines.find((line) => line.id === 'subsidy')
}

function unknown(id: string, input: BillInput) {
  return computeBill(aTariff(id), input).unknown
}
