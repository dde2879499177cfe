import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { bestContract, demandUnitOf } from './best-contract.ts'

/** ₹500 a kVA, at least 80% of the contract, twice the rate above it; nothing else but energy at ₹1. */
const PLANT: Tariff = simple(aTariff('IN-TS.ht-industry.ht1a'))
const INPUT = { units: 1000, months: 1 }

test('by hand: 100 kVA contracted and 60 recorded all year is best at 75, where 80% of it is 60', () => {
  const advice = bestContract(PLANT, INPUT, 100, twelve(60))

  // Today 80 kVA are billed each month, then 60: 20 × ₹500 × 12.
  expect(advice).toMatchObject({ unit: 'kVA', best: { contract: 75 }, savingPaise: 20 * 500_00 * 12 })
})

test('by hand: above the contract a kVA costs twice, so one high month does not raise it for all', () => {
  const months = twelve(50).map((each, place) => (place === 0 ? { ...each, recorded: 60 } : each))
  const advice = bestContract(PLANT, INPUT, 60, months)

  // At 62 (80% is 49.6) the year is 11 × 50 + 60 = 610 kVA months: nothing is cheaper.
  expect(advice?.best.yearPaise).toBe((610 * 500 + 12 * 1000) * 100)
  expect(advice?.best.contract).toBe(62)
})

test('the best contract never costs more than the present one, and a fitting one is left alone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 300 }),
      fc.array(fc.integer({ min: 5, max: 300 }), { minLength: 12, maxLength: 12 }),
      (contract, demands) => {
        const months = demands.map((recorded, place) => ({ month: String(place), recorded }))
        const advice = bestContract(PLANT, INPUT, contract, months)!
        expect(advice.savingPaise).toBeGreaterThanOrEqual(0)
        expect(bestContract(PLANT, INPUT, advice.best.contract, months)?.savingPaise).toBe(0)
      },
    ),
    { numRuns: 15 },
  )
})

test('where nobody knows what demand above the contract costs, none is advised that lies below it', () => {
  const unknown: Tariff = { ...PLANT, demand: { ...PLANT.demand!, excess: null } }
  const advice = bestContract(unknown, INPUT, 100, twelve(60))

  expect(advice).toMatchObject({ isExcessUnknown: true, best: { contract: 75 } })
  expect(bestContract(unknown, INPUT, 50, twelve(60))?.best.contract).toBe(66)
})

test('a tenth more demand tells the risk: it may cost more than it saved', () => {
  const advice = bestContract(PLANT, INPUT, 75, twelve(60))!

  expect(advice.savingPaise).toBe(0)
  expect(bestContract(PLANT, INPUT, 100, twelve(60))!.savingAtTenthMorePaise).toBe(14 * 500_00 * 12)
})

test('a home has no demand to contract for', () => {
  expect(demandUnitOf(aTariff('IN-TS.domestic.lt1'))).toBeUndefined()
  expect(bestContract(aTariff('IN-TS.domestic.lt1'), INPUT, 3, twelve(3))).toBeUndefined()
})

function twelve(recorded: number) {
  return Array.from({ length: 12 }, (_, place) => ({ month: `2026-${place + 1}`, recorded }))
}

function simple(tariff: Tariff): Tariff {
  return {
    ...tariff,
    status: 'complete',
    timeOfDay: [],
    minimumEnergy: undefined,
    adjustments: [],
    customerCharge: [],
    otherCharges: [],
    electricityDuty: [],
    subsidy: [],
    energyCharge: {
      ...tariff.energyCharge!,
      tables: [
        {
          ...tariff.energyCharge!.tables[0]!,
          appliesWhen: {} as never,
          slabs: [{ fromUnit: 0, toUnit: null, ratePaise: 100 }],
        },
      ],
    },
    fuelSurcharge: { ...tariff.fuelSurcharge, changes: 'none', history: [], secondPart: undefined },
    fixedCharge: [
      {
        ...tariff.fixedCharge[0]!,
        per: 'kVA',
        basis: 'billing-demand',
        amountPaise: 500_00,
        voltageKv: null,
        loadFrom: null,
        loadTo: null,
      },
    ],
    demand: {
      ...tariff.demand!,
      basis: 'max-of-recorded-and-floor',
      floorPercent: 80,
      least: undefined,
      ratchet: undefined,
      excess: { kind: 'percentOfRateOnExcess', value: 100 },
    } as Tariff['demand'],
  }
}
