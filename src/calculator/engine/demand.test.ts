import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDemandCharge, aFactory } from '#calculator/tariff-examples.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

type Demand = NonNullable<Tariff['demand']>

const NOTE = { confidence: 'order', note: null } as const
const RULE: Demand = { ...NOTE, basis: 'max-of-recorded-and-floor', floorPercent: 75, excess: null }
const PLANT = { units: 40_000, contractDemandKva: 200, recordedDemandKva: 120 }

test('a demand charge may go by kW or HP of the meter, as by kVA', () => {
  const byKw = aFactory({ fixedCharge: [aDemandCharge(9000, { per: 'kW' })], demand: RULE })
  const byHp = aFactory({ fixedCharge: [aDemandCharge(15_000, { per: 'HP', basis: 'sanctioned' })] })

  expect(paise(byKw, { units: 9_000, loadKw: 100, recordedDemandKw: 90 })).toEqual({ fixed: 90 * 9000 })
  expect(paise(byKw, { units: 9_000, loadKw: 100, recordedDemandKw: 20 })).toEqual({ fixed: 75 * 9000 })
  expect(paise(byHp, { units: 900, loadHp: 40 })).toEqual({ fixed: 40 * 15_000 })
  expect(paise(byHp, { units: 900, loadKw: 74.6 })).toEqual({ fixed: 100 * 15_000 })
  expect(computeBill(byKw, { units: 9_000, loadKw: 100 }).unknown).toContainEqual(
    expect.objectContaining({ id: 'fixed', needs: 'recordedDemandKw' }),
  )
})

test('demand in tiers is charged part by part', () => {
  const tariff = aFactory({
    fixedCharge: [
      aDemandCharge(15_000, { mode: 'marginal', loadTo: 500 }),
      aDemandCharge(26_000, { mode: 'marginal', loadFrom: 500, loadTo: 1000 }),
      aDemandCharge(47_500, { mode: 'marginal', loadFrom: 1000 }),
    ],
    demand: { ...RULE, floorPercent: 85, least: 100 },
  })

  expect(paise(tariff, { units: 9e5, contractDemandKva: 2500, recordedDemandKva: 1744 })).toEqual({
    fixed: 500 * 15_000 + 500 * 26_000 + 1125 * 47_500,
  })
  expect(paise(tariff, { units: 9e3, contractDemandKva: 105, recordedDemandKva: 60 })).toEqual({ fixed: 100 * 15_000 })
})

test('a ratchet bills the months before, up to the contract where the order says so', () => {
  const ratchet = { percent: 75, months: 11, upToContract: true }
  const tariff = aFactory({ fixedCharge: [aDemandCharge(1000)], demand: { ...RULE, floorPercent: 50, ratchet } })
  const open = computeBill(tariff, PLANT)

  expect(paise(tariff, { ...PLANT, highestPastDemand: 180 })).toEqual({ fixed: 135 * 1000 })
  expect(paise(tariff, { ...PLANT, highestPastDemand: 400 })).toEqual({ fixed: 200 * 1000 })
  expect(open.unknown).toContainEqual(expect.objectContaining({ id: 'demandOfPastMonths', needs: 'highestPastDemand' }))
  // At the contract already, no past month can raise it.
  expect(computeBill(tariff, { ...PLANT, recordedDemandKva: 210 }).unknown.map(({ id }) => id)).not.toContain(
    'demandOfPastMonths',
  )
})

test('demand above the contract costs its own rate, in tiers or by the tier that is reached', () => {
  const tiers: Demand['excess'] = {
    kind: 'tiers',
    mode: 'marginal',
    inPlaceOfRate: true,
    tiers: [
      { upToPercent: 120, percentOfRate: 150 },
      { upToPercent: null, ratePaise: 3_000 },
    ],
  }
  const withExcess = (excess: Demand['excess']) =>
    aFactory({ fixedCharge: [aDemandCharge(1000)], demand: { ...RULE, excess } })
  const over = { ...PLANT, recordedDemandKva: 260 }

  expect(paise(withExcess(tiers), over)).toEqual({ fixed: 200_000, demandExcess: 40 * 1500 + 20 * 3000 })
  expect(paise(withExcess({ ...tiers, mode: 'whole' }), over)).toEqual({ fixed: 200_000, demandExcess: 60 * 3000 })
  expect(paise(withExcess({ ...tiers, inPlaceOfRate: false }), over)).toEqual({
    fixed: 260_000,
    demandExcess: 40 * 1500 + 20 * 3000,
  })
  expect(paise(withExcess({ ...tiers, tiers: [{ upToPercent: null, ratePaise: null }] }), over)).toEqual({
    fixed: 200_000,
  })
})

test('a floor from memory says so in its own line', () => {
  const demand: Demand = { ...RULE, confidence: 'memory', note: 'From memory.' }
  const tariff = aFactory({ fixedCharge: [aDemandCharge(1000)], demand })

  expect(computeBill(tariff, PLANT).memory).toEqual([{ id: 'fixed', label: 'Fixed charge', note: 'From memory.' }])
})

test('more demand never costs less, whatever the floor, the ratchet and the tiers', () => {
  const demand = fc.integer({ min: 0, max: 400 })
  const tier = fc.integer({ min: 100, max: 300 })
  fc.assert(
    fc.property(demand, demand, demand, tier, tier, fc.boolean(), (one, other, past, low, high, inPlaceOfRate) => {
      const percents = [Math.min(low, high), Math.max(low, high)]
      const tariff = aFactory({
        fixedCharge: [aDemandCharge(1000)],
        demand: {
          ...RULE,
          ratchet: { percent: 75, months: 11, upToContract: false },
          excess: {
            kind: 'tiers',
            mode: 'marginal',
            inPlaceOfRate,
            tiers: [
              { upToPercent: 120, percentOfRate: percents[0] },
              { upToPercent: null, percentOfRate: percents[1] },
            ],
          },
        },
      })
      const total = (recordedDemandKva: number) =>
        computeBill(tariff, { ...PLANT, recordedDemandKva, highestPastDemand: past }).totalPaise

      expect(total(Math.max(one, other))).toBeGreaterThanOrEqual(total(Math.min(one, other)))
    }),
  )
})

function paise(tariff: Tariff, input: BillInput): Record<string, number> {
  const lines = computeBill(tariff, input).lines.filter(({ id }) => id === 'fixed' || id === 'demandExcess')
  return Object.fromEntries(lines.map(({ id, amountPaise }) => [id, amountPaise]))
}
