import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { type Earlier, splitBill } from '#calculator/engine/factory/split-bill.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { parting } from './check-words.en.ts'
import { explainDifferences } from './explain-difference.ts'
import { partsWithLimits } from './slab-limits.ts'

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

test('slab limits by days are told with the numbers that they become', () => {
  const { energy } = explain(telangana, { energy: energyOf({ ...home, days: 35, slabLimits: 'days' }) })

  expect(energy?.text).toContain('200 units become 233.3, 300 units become 350')
})

test('a company that counts a month with another number of days is told so', () => {
  // A Delhi bill of 32 days: a month of 31 days stretches 200 units less than one of 30, much as a bill of 31 days.
  const delhi = aTariff('IN-DL.domestic.individual')
  const input = { units: 405, loadKw: 2, months: 1, days: 32, date: '2026-05-15' }
  const energy = 300 * 207 + 450 * (405 - 207)

  expect(explain(delhi, { energy }, input).energy).toMatchObject({
    kind: 'slabLimits',
    text: expect.stringContaining('for 31 days, and not for 32'),
  })
})

test('of a bill in which the tariff changed, slab limits by days are told for both parts', () => {
  const input = { units: 300, loadKw: 3, months: 1, days: 33, date: '2026-04-20' }
  const { lines } = splitBill(BEFORE, AFTER, { ...input, slabLimits: 'months' })
  const { energy } = explain(AFTER, { energy: amountOf(lines, 'energy') }, input, BEFORE)

  // The order counts by days of 30: of 200 units 80 and 140; by the parts of one month 72.7 and 127.3.
  expect(energy).toMatchObject({ kind: 'slabLimits', text: expect.stringContaining('200 units become 72.7 and 127.3') })
})

test('a company that did not part the bill, or parted it on another day, is told so', () => {
  const input = { units: 300, loadKw: 3, months: 1, days: 30, date: '2026-04-20' }
  const parted = splitBill({ ...BEFORE, days: 15 }, AFTER, input).lines
  const kindOf = (energy: number) => explain(AFTER, { energy }, input, BEFORE).energy

  expect(kindOf(amountOf(computeBill(AFTER, input).lines, 'energy'))?.kind).toBe('newRates')
  expect(kindOf(amountOf(computeBill(BEFORE.tariff, input).lines, 'energy'))?.kind).toBe('earlierRates')
  expect(kindOf(amountOf(parted, 'energy'))).toMatchObject({ kind: 'days', text: expect.stringContaining('15 and 15') })
})

test('a parted bill that agrees needs no explanation, and its parts are told with days, units and limits', () => {
  const input = { units: 300, loadKw: 3, months: 1, days: 30, date: '2026-04-20' }
  const { lines, totalPaise } = splitBill(BEFORE, AFTER, input)
  const printed = Object.fromEntries(lines.map(({ id, amountPaise }) => [id, amountPaise]))

  expect(explain(AFTER, { ...printed, total: totalPaise }, input, BEFORE)).toEqual({})
  const told = parting.parts(partsWithLimits(BEFORE, AFTER, input))
  expect(told).toContain('12 days at the rates until 31 March 2026, with 120 units')
  expect(told).toContain('18 days at the rates since 1 April 2026, with 180 units')
  expect(told).toContain('200 units become 120, 300 units become 180. ')
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

/** Telangana's slabs before a day in April, and a rupee dearer after it. */
const BEFORE = { tariff: { ...telangana, id: 'IN-TS.domestic.before', validTo: '2026-03-31' }, days: 12 }
const AFTER: Tariff = { ...structuredClone(telangana), validFrom: '2026-04-01' }
for (const { slabs } of AFTER.energyCharge!.tables) for (const slab of slabs) slab.ratePaise! += 100

function amountOf(lines: { id: string; amountPaise: number }[], id: string): number {
  return lines.find((line) => line.id === id)!.amountPaise
}

function energyOf(input: Parameters<typeof computeBill>[1]): number {
  return amountOf(computeBill(telangana, input).lines, 'energy')
}

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

function explain(
  tariff: Tariff,
  printed: Record<string, number>,
  input: Parameters<typeof computeBill>[1] = home,
  earlier?: Earlier,
) {
  const tariffs = readTariffs().filter(({ stateCode }) => stateCode === tariff.stateCode)
  return explainDifferences({ tariffs, tariff, input, printed, earlier })
}
