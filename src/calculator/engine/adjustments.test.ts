import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDemandCharge, aDuty, aFactory, twoSlabs } from '#calculator/tariff-examples.ts'
import type { Adjustment, Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'
import { ladder } from './factory/ladder.ts'

const NOTE = {
  confidence: 'order',
  note: null,
  validFrom: null,
  validTo: null,
  unitsFrom: null,
  unitsTo: null,
} as const
const BY_CONTRACT: Tariff['loadFactor'] = {
  confidence: 'order',
  note: null,
  per: 'kVA',
  of: 'contract',
  timesPowerFactor: false,
}
/** 720 hours of 100 kVA: 72,000 units are a load factor of 1. */
const MONTH = { contractDemandKva: 100, days: 30, months: 1 }

test('a low power factor costs by each step below, a good one earns by each step above', () => {
  const table = anAdjustment({
    measure: 'powerFactor',
    steps: [
      { below: 0.9, downTo: 0.85, each: 0.01, value: 1 },
      { below: 0.85, each: 0.01, value: 2 },
      { above: 0.95, upTo: 1, each: 0.01, value: -0.5 },
    ],
  })
  const percent = (powerFactor: number) => (paiseOf(table, { units: 1_000, powerFactor }) ?? 0) / 4_000

  expect([1, 0.97, 0.96, 0.95, 0.92, 0.9, 0.88, 0.85, 0.83].map(percent)).toEqual([-2.5, -1, -0.5, 0, 0, 0, 2, 5, 9])
})

test('a duty is worked out before a table whose answer nobody gave, and says so', () => {
  const table = anAdjustment({ measure: 'powerFactor', steps: [{ below: 0.9, each: 0.01, value: 1 }] })
  const tariff = {
    ...aFactory(),
    adjustments: [table],
    electricityDuty: [aDuty(10, ['energy', `adjustment.${table.id}`])],
  }
  const duty = (powerFactor?: number) =>
    computeBill(tariff, { units: 1_000, powerFactor }).lines.find(({ id }) => id === 'electricity-duty')

  expect(duty()?.rule).toContain(`, before the ${table.id.replaceAll('-', ' ')}, which is not known`)
  expect(duty(0.8)?.amountPaise).toBe((duty()?.amountPaise ?? 0) * 1.1)
})

test('a power factor that nobody gave is asked for, and follows from kWh and kVAh', () => {
  const table = anAdjustment({ measure: 'powerFactor', steps: [{ below: 0.9, each: 0.01, value: 1 }] })
  const inKvah = aFactory({ billingUnit: 'kVAh', adjustments: [table] })

  expect(computeBill(aFactory({ adjustments: [table] }), { units: 10 }).unknown).toContainEqual(
    expect.objectContaining({ id: 'table', needs: 'powerFactor' }),
  )
  expect(computeBill(inKvah, { units: 1_000, kwh: 850 }).lines.at(-1)).toMatchObject({
    id: 'table',
    amountPaise: 20_000,
  })
})

test('a load factor earns by step or by band, up to the cap', () => {
  const steps: Adjustment['steps'] = [
    { above: 0.75, upTo: 0.85, each: 0.01, value: -0.75 },
    { above: 0.85, upTo: null, each: 0.01, value: -1 },
  ]
  const rebate = anAdjustment({ reason: 'loadFactor', measure: 'loadFactor', steps, capPercent: 15 })
  const percent = (units: number) =>
    (paiseOf(rebate, { ...MONTH, units }, { loadFactor: BY_CONTRACT }) ?? 0) / (units * 4)

  expect(percent(72_000 * 0.75)).toBe(0)
  expect(percent(72_000 * 0.8)).toBeCloseTo(-3.75)
  expect(percent(72_000 * 0.9)).toBeCloseTo(-12.5)
  expect(percent(72_000)).toBeCloseTo(-15)
  const band = anAdjustment({
    reason: 'loadFactor',
    measure: 'loadFactor',
    steps: [{ above: 0.5, upTo: 0.6, value: -2 }],
  })
  expect(paiseOf(band, { ...MONTH, units: 36_000 }, { loadFactor: BY_CONTRACT })).toBeUndefined()
  expect(paiseOf(band, { ...MONTH, units: 43_200 }, { loadFactor: BY_CONTRACT })).toBe(-0.02 * 43_200 * 400)
})

test('a voltage, a bulk and a load earn by their own conditions, and a duty may rest on what is left', () => {
  const voltage = anAdjustment({ id: 'ehv', reason: 'voltage', value: -3, voltageKv: [132] })
  const bulk = anAdjustment({
    id: 'bulk',
    reason: 'bulk',
    kind: 'paise',
    base: [],
    measure: 'units',
    steps: [{ above: 1_000, upTo: null, each: 1, value: -10 }],
    partSteps: 'exact',
  })
  const tariff = aFactory({ adjustments: [voltage, bulk], electricityDuty: [aDuty(10, ['energy', 'adjustment.ehv'])] })
  const paise = (input: BillInput) =>
    Object.fromEntries(computeBill(tariff, input).lines.map((l) => [l.id, l.amountPaise]))

  expect(paise({ units: 2_000, voltageKv: 132 })).toEqual({
    energy: 800_000,
    ehv: -24_000,
    bulk: -10_000,
    'electricity-duty': 77_600,
  })
  expect(paise({ units: 900, voltageKv: 11 })).toEqual({ energy: 360_000, 'electricity-duty': 36_000 })
  expect(paise({ units: 4_000, months: 2, voltageKv: 11 })).toMatchObject({ bulk: -20_000 })
})

test('what is granted for a payment goes to who says so, on all that stands before it', () => {
  const prompt = anAdjustment({ id: 'prompt', reason: 'prompt', value: -2, base: ['total'], capPaise: 1_000_00 })
  const online = anAdjustment({ id: 'online', reason: 'online', value: -1, base: ['energy'] })
  const tariff = aFactory({ adjustments: [prompt, online], electricityDuty: [aDuty(10, ['energy'])] })
  const paise = (payments?: BillInput['payments'], units = 1_000) =>
    computeBill(tariff, { units, payments })
      .lines.slice(2)
      .map(({ amountPaise }) => amountPaise)

  expect(paise()).toEqual([])
  expect(paise(['prompt'])).toEqual([-8_800])
  expect(paise(['online', 'prompt'])).toEqual([-8_800, -4_000])
  expect(paise(['prompt'], 100_000)).toEqual([-1_000_00])
})

test('a rate that is not known is named, not guessed', () => {
  const tariff = aFactory({ adjustments: [anAdjustment({ value: null })] })

  expect(computeBill(tariff, { units: 10 }).unknown).toEqual([
    { id: 'table', label: 'Table', reason: 'Its rate is not known.' },
  ])
})

test('energy by the load factor, or by units for each kW, is charged slab by slab', () => {
  const rates = [775, 670] as const
  const energy = (energyCharge: Tariff['energyCharge'], loadFactor: Tariff['loadFactor'], input: BillInput) =>
    computeBill(aFactory({ energyCharge, loadFactor }), input).lines[0]?.amountPaise
  const timesFactor = { ...BY_CONTRACT, timesPowerFactor: true }

  expect(energy(twoSlabs('loadFactorPercent', 50, rates), BY_CONTRACT, { ...MONTH, units: 40_000 })).toBe(
    36_000 * 775 + 4_000 * 670,
  )
  expect(
    energy(twoSlabs('loadFactorPercent', 50, rates), timesFactor, { ...MONTH, units: 40_000, powerFactor: 0.9 }),
  ).toBe(32_400 * 775 + 7_600 * 670)
  expect(
    energy(twoSlabs('unitsPerDemand', 400, rates), BY_CONTRACT, { ...MONTH, units: 90_000, months: 2, days: 60 }),
  ).toBe(80_000 * 775 + 10_000 * 670)
  expect(energy(twoSlabs('loadFactorPercent', 50, rates), BY_CONTRACT, { units: 40_000 })).toBeUndefined()
})

test('the next cliff sees where a rebate by load factor ends', () => {
  const penalty = anAdjustment({
    reason: 'loadFactor',
    measure: 'loadFactor',
    steps: [{ above: 0.5, upTo: null, value: 4 }],
  })
  const { nextCliff } = computeBill(aFactory({ adjustments: [penalty], loadFactor: BY_CONTRACT }), {
    ...MONTH,
    units: 20_000,
  })

  expect(nextCliff).toMatchObject({ unit: 36_001, why: expect.stringContaining('Table goes from ₹0 to ₹5,760') })
})

test('the next cliff sees where all energy takes the rate of another load factor, and where a bulk begins', () => {
  const whole = aFactory({
    loadFactor: BY_CONTRACT,
    energyCharge: {
      kind: 'whole-slab',
      tables: [
        {
          appliesWhen: {},
          mode: 'whole-slab',
          limitsIn: 'loadFactorPercent',
          slabs: [
            { fromUnit: 0, toUnit: 25, ratePaise: 400 },
            { fromUnit: 25, toUnit: null, ratePaise: 500 },
          ],
        },
      ],
    },
  })
  const bulk = aFactory({ adjustments: [anAdjustment({ reason: 'bulk', value: 5, unitsFrom: 300 })] })

  expect(computeBill(whole, { ...MONTH, units: 1_000 }).nextCliff?.unit).toBe(18_001)
  expect(computeBill(bulk, { units: 100 }).nextCliff?.unit).toBe(301)
})

test('a table of whole steps never earns more than one of exact steps, nor less than one of ignored parts', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1, noNaN: true }), (measure) => {
      const steps = [{ above: 0.9, upTo: 1, each: 0.01, value: 1 }]
      const [ignored, exact, whole] = (['ignored', 'exact', 'whole'] as const).map((parts) =>
        ladder(steps, measure, parts),
      )

      expect(ignored).toBeLessThanOrEqual((exact ?? 0) + 1e-6)
      expect(exact).toBeLessThanOrEqual((whole ?? 0) + 1e-6)
      expect((whole ?? 0) - (ignored ?? 0)).toBeLessThanOrEqual(1)
    }),
  )
})

function anAdjustment(changes: Partial<Adjustment> = {}): Adjustment {
  return {
    ...NOTE,
    id: 'table',
    name: 'Table',
    reason: 'powerFactor',
    kind: 'percent',
    base: ['energy'],
    ...changes,
  }
}

function paiseOf(rule: Adjustment, input: BillInput, changes: Partial<Tariff> = {}): number | undefined {
  const tariff = aFactory({ fixedCharge: [aDemandCharge(0, { basis: 'contract' })], adjustments: [rule], ...changes })
  return computeBill(tariff, input).lines.find(({ id }) => id === rule.id)?.amountPaise
}
