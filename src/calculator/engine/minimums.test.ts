import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDemandCharge, aDuty, aFactory } from '#calculator/tariff-examples.ts'
import type { MinimumCharge, Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

const NOTE = { confidence: 'order', note: null } as const
const FLOOR: MinimumCharge = {
  ...NOTE,
  phase: null,
  amountPaise: 100_000,
  appliesTo: 'lines',
  lines: ['energy', 'fixed'],
}
const DEMAND: Tariff['demand'] = { ...NOTE, basis: 'max-of-recorded-and-floor', floorPercent: 80, excess: null }

test('fewer units than the demand must take are billed as so many', () => {
  const tariff = aFactory({
    fixedCharge: [aDemandCharge(50_000)],
    demand: DEMAND,
    minimumEnergy: { ...NOTE, unitsEach: 50, per: 'kVA', of: 'billing-demand' },
  })
  const input = { contractDemandKva: 250, recordedDemandKva: 90 }

  // 80% of 250 kVA are billed, and 50 units for each of the 200.
  expect(paise(tariff, { ...input, units: 4_000 })).toEqual({
    energy: 1_600_000,
    minimumEnergy: 2_400_000,
    fixed: 10_000_000,
  })
  expect(paise(tariff, { ...input, units: 10_000 })).toEqual({ energy: 4_000_000, fixed: 10_000_000 })
  expect(paise(tariff, { ...input, units: 4_000, months: 2 })).toMatchObject({ minimumEnergy: 6_400_000 })
})

test('a minimum under named lines stands before the duty, which may rest on it', () => {
  const tariff = aFactory({ minimumCharge: [FLOOR], electricityDuty: [aDuty(10, ['energy', 'minimumBill'])] })

  expect(paise(tariff, { units: 100 })).toEqual({ energy: 40_000, minimumBill: 60_000, 'electricity-duty': 10_000 })
  expect(paise(tariff, { units: 300 })).toEqual({ energy: 120_000, 'electricity-duty': 12_000 })
})

test('a minimum may be for the whole bill, for each kW, and in some months alone', () => {
  const whole = aFactory({
    minimumCharge: [{ ...FLOOR, appliesTo: 'bill', lines: undefined }],
    electricityDuty: [aDuty(10, ['energy'])],
  })
  const season = aFactory({ minimumCharge: [{ ...FLOOR, per: 'kW', months: [4, 5] }] })

  expect(paise(whole, { units: 100 })).toEqual({ energy: 40_000, 'electricity-duty': 4_000, minimumBill: 56_000 })
  expect(paise(season, { units: 100, loadKw: 2, date: '2026-04-10' })).toEqual({ energy: 40_000, minimumBill: 160_000 })
  expect(paise(season, { units: 100, loadKw: 2, date: '2026-11-10' })).toEqual({ energy: 40_000 })
  expect(computeBill(season, { units: 100, date: '2026-04-10' }).unknown).toEqual([
    expect.objectContaining({ id: 'minimumBill', needs: 'loadKw' }),
  ])
})

test('no bill lies under its minimum, and one above it never pays for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 200_000 }), (units, amountPaise) => {
      const tariff = aFactory({ minimumCharge: [{ ...FLOOR, appliesTo: 'bill', lines: undefined, amountPaise }] })

      expect(computeBill(tariff, { units }).totalPaise).toBe(Math.max(units * 400, amountPaise))
    }),
  )
})

function paise(tariff: Tariff, input: BillInput): Record<string, number> {
  return Object.fromEntries(computeBill(tariff, input).lines.map(({ id, amountPaise }) => [id, amountPaise]))
}
