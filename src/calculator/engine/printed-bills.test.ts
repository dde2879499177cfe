import { expect, test } from 'vitest'
import { aDemandCharge, aDuty, aFactory, aZone, twoSlabs } from '#calculator/tariff-examples.ts'
import type { Adjustment, Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

/*
 * Printed bills of factories, line by line to the paisa, under records that hold just their own rules: what the
 * engine can say, whatever the committed records hold. Each was read in a public transcription of the paper.
 */

const NOTE = { confidence: 'third-party', note: null } as const
const ALL_YEAR = { ...NOTE, validFrom: null, validTo: null, unitsFrom: null, unitsTo: null } as const
const PERCENT: Pick<Adjustment, keyof typeof ALL_YEAR | 'kind' | 'base'> = {
  ...ALL_YEAR,
  kind: 'percent',
  base: ['energy'],
}

const GUJARAT_HT = aFactory({
  fixedCharge: [aDemandCharge(15_000, { mode: 'marginal', loadTo: 500 })],
  demand: { ...NOTE, basis: 'max-of-recorded-and-floor', floorPercent: 85, least: 100, excess: null },
  fuelSurcharge: paiseAUnit(245),
  timeOfDay: [aZone('peak', 45, [7, 11]), aZone('peak', 45, [18, 22])],
  adjustments: [
    {
      ...PERCENT,
      id: 'power-factor',
      name: 'Power factor rebate',
      reason: 'powerFactor',
      measure: 'powerFactor',
      steps: [{ above: 0.95, upTo: 1, each: 0.01, value: -0.5 }],
      partSteps: 'exact',
    },
    { ...PERCENT, id: 'voltage', name: 'Rebate for the voltage', reason: 'voltage', value: -1 },
  ],
  electricityDuty: [
    aDuty(15, ['energy', 'fixed', 'fuelSurcharge', 'timeOfDay', 'adjustment.power-factor', 'adjustment.voltage']),
  ],
})

test.each([
  [
    'June 2025',
    61_404,
    23_255,
    undefined,
    [25_500, 245_616, 150_439.8, -6_017.59, -2_456.16, 10_464.75, 63_532.02],
    487_078.82,
  ],
  [
    'August 2025',
    56_363,
    21_836,
    149,
    [25_500, 225_452, 138_089.35, -5_523.57, -2_254.52, 9_826.2, 58_663.42],
    449_752.88,
  ],
])('a Gujarat factory at 11 kV, %s', (_, units, peak, recorded, lines, total) => {
  const bill = computeBill(GUJARAT_HT, {
    units,
    contractDemandKva: 200,
    recordedDemandKva: recorded ?? 100,
    powerFactor: 0.999,
    zoneUnits: { peak },
  })

  expect(
    rupees(bill, ['fixed', 'energy', 'fuelSurcharge', 'power-factor', 'voltage', 'timeOfDay', 'electricity-duty']),
  ).toEqual(lines)
  expect(bill.totalPaise / 100).toBe(total)
})

test('an Ahmedabad factory: 400 units for each kW at one rate and the rest at another, a surcharge in two parts', () => {
  const rebate: Adjustment = {
    ...ALL_YEAR,
    id: 'power-factor',
    name: 'Power factor rebate',
    reason: 'powerFactor',
    kind: 'paisePerUnit',
    base: [],
    measure: 'powerFactor',
    steps: [
      { above: 0.9, upTo: 0.95, each: 0.01, value: -0.15 },
      { above: 0.95, upTo: 1, each: 0.01, value: -0.27 },
    ],
    partSteps: 'whole',
  }
  const tariff = aFactory({
    energyCharge: twoSlabs('unitsPerDemand', 400, [455, 445]),
    loadFactor: { ...NOTE, per: 'kW', of: 'billing-demand', timesPowerFactor: false },
    fixedCharge: [aDemandCharge(26_000, { per: 'kW' })],
    demand: { ...NOTE, basis: 'max-of-recorded-and-floor', floorPercent: 85, excess: null },
    fuelSurcharge: {
      ...paiseAUnit(372),
      secondPart: { ...paiseAUnit(3.4), name: 'FPPAS', kind: 'percent', base: ['energy', 'fixed', 'fuelSurcharge'] },
    },
    timeOfDay: [aZone('peak', 100, [7, 11]), aZone('night', -30, [22, 6])],
    adjustments: [rebate],
  })
  // July 2025: 3,34,178 units are billed, the rebate alone stands on 3,34,410.
  const bill = computeBill(tariff, {
    units: 334_178,
    loadKw: 900,
    recordedDemandKw: 612,
    powerFactor: 0.995,
    zoneUnits: { peak: 122_480, night: 94_160 },
  })

  expect(rupees(bill, ['energy', 'fixed', 'fuelSurcharge', 'fuelSurchargeSecond'])).toEqual([
    1_517_692.1, 198_900, 1_243_142.16, 100_630.96,
  ])
  expect(rupees(bill, ['timeOfDay'])).toEqual([122_480 - 28_248])
  expect(rupees(bill, ['power-factor'])).toEqual([-Math.round(334_178 * 2.1) / 100])
})

const ANDHRA_HT = aFactory({
  billingUnit: 'kVAh',
  energyCharge: {
    kind: 'flat',
    tables: [{ appliesWhen: {}, mode: 'telescopic', slabs: [{ fromUnit: 0, toUnit: null, ratePaise: 630 }] }],
  },
  fixedCharge: [aDemandCharge(47_500)],
  demand: {
    ...NOTE,
    basis: 'max-of-recorded-and-floor',
    floorPercent: 80,
    excess: {
      kind: 'tiers',
      mode: 'marginal',
      inPlaceOfRate: true,
      tiers: [{ upToPercent: null, percentOfRate: 200 }],
    },
  },
  customerCharge: [{ ...NOTE, unitsFrom: null, unitsTo: null, phase: null, voltageKv: null, amountPaise: 140_600 }],
  fuelSurcharge: { ...paiseAUnit(0), changes: 'monthly', defaultValue: null },
  timeOfDay: [
    aZone('off-peak', -75, [0, 6], { zone: 'off-peak' }),
    aZone('peak', 150, [6, 10], { zone: 'peak' }),
    aZone('day', -75, [10, 15], { zone: 'off-peak' }),
    aZone('evening', 150, [18, 22], { zone: 'peak' }),
  ],
  electricityDuty: [
    { ...aDuty(6, []), kind: 'paisePerUnit', validFrom: '2025-08-01' },
    { ...aDuty(100, []), kind: 'paisePerUnit', validTo: '2025-07-31' },
  ],
})

test.each<[string, BillInput, number[], number]>([
  [
    'May 2025',
    {
      units: 8_793,
      kwh: 7_436,
      date: '2025-05-15',
      contractDemandKva: 70,
      recordedDemandKva: 69.1913,
      fuelSurcharge: { kind: 'amountPaise', value: 951_668 },
      zoneUnits: { peak: 1_189, 'off-peak': 6_177 },
      asPrinted: { rounding: -22 },
    },
    [32_865.89, 55_395.9, 7_436, 9_516.68, 1_783.5 - 4_632.75, 1_406],
    103_771,
  ],
  [
    'May 2026',
    {
      units: 6_605,
      kwh: 6_385,
      date: '2026-05-15',
      contractDemandKva: 70,
      recordedDemandKva: 62.6735,
      fuelSurcharge: { kind: 'amountPaise', value: 183_118 },
      zoneUnits: { peak: 734, 'off-peak': 3_644 },
      asPrinted: { latePayment: 55_000, otherAmounts: 57, rounding: -26 },
    },
    [29_769.91, 41_611.5, 383.1, 1_831.18, 1_101 - 2_733, 1_406],
    73_920,
  ],
])('an Andhra factory at 11 kV, %s', (_, input, lines, total) => {
  const bill = computeBill(ANDHRA_HT, input)
  const ids = ['fixed', 'energy', 'electricity-duty', 'fuelSurcharge', 'timeOfDay', 'customer']

  // The meter keeps more decimals of a kVA than the paper prints: 32,865.89 is 475 times 69.19135.
  for (const [place, amount] of rupees(bill, ids).entries())
    expect(Math.abs(amount - (lines[place] ?? 0)), ids[place]).toBeLessThan(0.03)
  expect(Math.abs(bill.totalPaise / 100 - total)).toBeLessThan(0.031)
})

test('an Andhra factory pays twice the rate for the demand above its contract, as two bills print', () => {
  for (const [excess, printed] of [
    [0.443, 420.85],
    [0.897, 852.15],
    [6.7, 6_365],
  ] as const) {
    const bill = computeBill(ANDHRA_HT, { units: 9_000, contractDemandKva: 70, recordedDemandKva: 70 + excess })

    expect(rupees(bill, ['fixed', 'demandExcess'])).toEqual([33_250, printed])
  }
})

test('a Madhya Pradesh factory: a demand floor of 90% and energy by the load factor', () => {
  const tariff = aFactory({
    energyCharge: twoSlabs('loadFactorPercent', 50, [775, 670]),
    loadFactor: { ...NOTE, per: 'kVA', of: 'billing-demand', timesPowerFactor: true },
    fixedCharge: [aDemandCharge(64_100)],
    demand: { ...NOTE, basis: 'max-of-recorded-and-floor', floorPercent: 90, excess: null },
  })
  const bill = computeBill(tariff, {
    units: 59_112,
    contractDemandKva: 500,
    recordedDemandKva: 415.92,
    powerFactor: 0.87,
    date: '2026-05-15',
  })

  // May 2026, 33 kV: below half the load factor, so all at ₹7.75.
  expect(rupees(bill, ['fixed', 'energy'])).toEqual([288_450, 458_118])
})

function rupees({ lines }: ReturnType<typeof computeBill>, ids: string[]): number[] {
  return ids.map((id) => (lines.find((line) => line.id === id)?.amountPaise ?? 0) / 100)
}

function paiseAUnit(value: number): Tariff['fuelSurcharge'] {
  return { ...NOTE, name: null, kind: 'paisePerUnit', base: [], defaultValue: value, changes: 'quarterly', history: [] }
}
