import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { explainDifferences } from './explain-difference.ts'

const telangana = aTariff('IN-TS.domestic.lt1')
const home = { units: 342, loadKw: 3, months: 1, date: '2026-10-15' }

test('a bill that agrees, or lacks lines, needs no explanation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), (units) => {
      const { lines, totalPaise } = computeBill(telangana, { ...home, units })
      const printed = Object.fromEntries(lines.map(({ id, amountPaise }) => [id, amountPaise]))
      expect(explain(telangana, { ...printed, total: totalPaise }, { ...home, units })).toEqual({})
    }),
  )
})

test('slab limits by the days of the bill explain an energy charge', () => {
  // 35 of 30 days: 300 units stretch to 350, so all 342 stay in the second slab's table.
  const byDays = computeBill(telangana, { ...home, days: 35, slabLimits: 'days' })
  const energy = byDays.lines.find(({ id }) => id === 'energy')!.amountPaise

  expect(explain(telangana, { energy }).energy).toMatchObject({
    kind: 'slabLimits',
    text: expect.stringContaining('35 days'),
  })
})

test('another month’s surcharge explains the surcharge, and the month is named', () => {
  const tariff: Tariff = {
    ...telangana,
    fuelSurcharge: {
      ...telangana.fuelSurcharge,
      kind: 'paisePerUnit',
      changes: 'monthly',
      history: [surcharge('2026-08-01', '2026-08-31', 10), surcharge('2026-09-01', '2026-09-30', 25)],
    },
  }
  const { fuelSurcharge } = explain(tariff, { fuelSurcharge: 342 * 10 })

  expect(fuelSurcharge).toMatchObject({ kind: 'surchargeOfAnotherMonth', text: expect.stringContaining('August 2026') })
  expect(explain(tariff, { fuelSurcharge: 342 * 13 })).toEqual({})
})

test('a duty on the fixed charge too is told by its base, and one that follows a printed line as following', () => {
  const tariff: Tariff = { ...telangana, electricityDuty: [{ ...telangana.electricityDuty[0]!, ...TEN_PERCENT }] }
  const { lines } = computeBill(tariff, home)
  const of = (id: string) => lines.find((line) => line.id === id)?.amountPaise ?? 0
  const { id } = tariff.electricityDuty[0]!

  expect(explain(tariff, { [id]: (of('energy') + of('fixed')) / 10 })[id]).toMatchObject({ kind: 'dutyBase' })
  expect(explain(tariff, { energy: 300_000, [id]: 30_000 })[id]).toMatchObject({ kind: 'follows' })
})

test('a total is explained by what the lines leave of it, by its rounding, or by the lines themselves', () => {
  const { totalPaise } = computeBill(telangana, home)

  expect(explain(telangana, { total: totalPaise + 45_000 }).total).toMatchObject({
    kind: 'remainder',
    text: expect.stringContaining('₹450 more'),
  })
  expect(explain(telangana, { total: totalPaise + 45_000, arrears: 45_000 }).total).toMatchObject({ kind: 'follows' })
  expect(explain(telangana, { total: Math.ceil(totalPaise / 1000) * 1000 }).total?.kind).toBe('rounding')
})

test('another contracted load explains a fixed charge', () => {
  const { lines } = computeBill(telangana, { ...home, loadKw: 5 })
  const fixed = lines.find(({ id }) => id === 'fixed')!.amountPaise

  expect(explain(telangana, { fixed }).fixed).toMatchObject({ kind: 'load', text: expect.stringContaining('5 kW') })
})

const TEN_PERCENT = {
  kind: 'percent' as const,
  value: 10,
  base: ['energy'],
  unitsFrom: null,
  unitsTo: null,
  slabs: undefined,
  unitSlabs: undefined,
} satisfies Partial<Tariff['electricityDuty'][number]>

function surcharge(validFrom: string, validTo: string, value: number): Tariff['fuelSurcharge']['history'][number] {
  return { validFrom, validTo, value, discom: null, source: 'A notice' } as Tariff['fuelSurcharge']['history'][number]
}

function explain(tariff: Tariff, printed: Record<string, number>, input: Parameters<typeof computeBill>[1] = home) {
  const tariffs = readTariffs().filter(({ stateCode }) => stateCode === tariff.stateCode)
  return explainDifferences({ tariffs, tariff, input, printed })
}
