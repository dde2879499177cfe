import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDuty, aFactory, aTariff } from '#calculator/tariff-examples.ts'
import { computeBill } from './compute-bill.ts'
import { splitBill } from './factory/split-bill.ts'

const OLD = aFactory({ validFrom: '2025-04-01', validTo: '2026-04-12', electricityDuty: [aDuty(10, ['energy'])] })
const NEW = aFactory({
  validFrom: '2026-04-13',
  energyCharge: {
    kind: 'flat',
    tables: [{ appliesWhen: {}, mode: 'telescopic', slabs: [{ fromUnit: 0, toUnit: null, ratePaise: 500 }] }],
  },
  electricityDuty: [aDuty(10, ['energy'])],
})

test('a bill in which the tariff changed is parted by days, and each line is both tariffs’', () => {
  const bill = splitBill({ tariff: OLD, days: 12 }, NEW, { units: 300, days: 30 })

  expect(bill.lines).toMatchObject([
    { id: 'energy', amountPaise: 120 * 400 + 180 * 500, rule: expect.stringContaining('(12 days); ') },
    { id: 'electricity-duty', amountPaise: 4_800 + 9_000 },
  ])
  expect(bill).toMatchObject({ totalPaise: 151_800, averagePaisePerUnit: 506, marginalPaisePerUnit: 506, unknown: [] })
})

test('each part is of the time of its own tariff: none doubts its date', () => {
  const [old, now] = [aTariff('IN-CG.domestic.lv1.2025-26'), aTariff('IN-CG.domestic.lv1.2026-27')]
  const { unknown } = splitBill({ tariff: old, days: 10 }, now, { units: 300, days: 31, loadKw: 3, date: '2026-07-15' })

  expect(unknown.map(({ id }) => id)).not.toContain('tariffDate')
})

test('slabs, amounts and zones are parted too, and what the paper prints stands once', () => {
  const now = aTariff('IN-CG.domestic.lv1.2026-27')
  const input = {
    units: 300,
    days: 30,
    months: 1,
    loadKw: 3,
    date: '2026-11-15',
    fuelSurcharge: { kind: 'amountPaise', value: 9_000 },
    asPrinted: { arrears: 10_000 },
  } as const
  const whole = computeBill(now, input)
  const halves = splitBill({ tariff: now, days: 15 }, { ...now, id: `${now.id}.next`, validFrom: '2026-11-01' }, input)

  expect(halves.lines.map(({ id }) => id)).toEqual(whole.lines.map(({ id }) => id))
  expect(Math.abs(halves.totalPaise - whole.totalPaise)).toBeLessThanOrEqual(whole.lines.length)
  expect(halves.nextCliff?.unit).toBe(whole.nextCliff?.unit)
})

test('it lies between the bills of either tariff alone, by the days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 29 }), fc.integer({ min: 0, max: 5_000 }), (days, units) => {
      const total = splitBill({ tariff: OLD, days }, NEW, { units, days: 30 }).totalPaise
      const mean = (units * (400 * days + 500 * (30 - days)) * 1.1) / 30

      expect(Math.abs(total - mean)).toBeLessThanOrEqual(4)
    }),
  )
})

test('under one tariff each part takes the surcharge of its own days', () => {
  const delhi = aTariff('IN-DL.domestic.individual')
  const surcharge = (days: number, date: string) =>
    splitBill({ tariff: delhi, days }, delhi, {
      units: 300,
      days: 30,
      months: 1,
      loadKw: 3,
      discom: 'TPDDL',
      date,
    }).lines.find(({ id }) => id === 'fuelSurcharge')

  // 26 July to 24 August 2026: 15 days at 12.21%, 15 at 18.5%, each on 150 units of ₹525 and on ₹75 of fixed charge.
  expect(surcharge(15, '2026-08-24')?.amountPaise).toBe(7_326 + 11_100)
  expect(surcharge(15, '2026-08-24')?.rule).toMatch(/12\.21%.*18\.5%/)
})
