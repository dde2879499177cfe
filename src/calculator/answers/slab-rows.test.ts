import { expect, test } from 'vitest'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { slabRows, staircase } from './slab-rows.ts'

test('the area of the stairs is the energy charge', () => {
  const tariff = aTariff('IN-TS.domestic.lt1')

  for (const units of [0, 50, 95, 101, 342, 900]) {
    const slabs = slabRows(tariff, { units })
    const area = slabs?.rows.reduce((sum, row) => sum + row.units * (row.ratePaise ?? 0), 0)
    expect(area).toBe(computeBill(tariff, { units }).lines.find(({ id }) => id === 'energy')?.amountPaise)
  }
})

test('where all units take one rate they lie on one step', () => {
  const slabs = slabRows(aTariff('IN-KL.domestic.lt1a'), { units: 260, months: 1 })

  expect(slabs?.mode).toBe('whole-slab')
  expect(slabs?.rows.filter(({ units }) => units > 0)).toMatchObject([{ units: 260 }])
})

test('the stairs are those of the table this use chooses', () => {
  expect(staircase(aTariff('IN-TS.domestic.lt1'), { units: 150, months: 2 })).toEqual({
    mode: 'telescopic',
    steps: [
      { from: 0, to: 100, ratePaise: 195 },
      { from: 100, to: null, ratePaise: 310 },
    ],
  })
})

test('without the load that chooses the table there are no stairs', () => {
  expect(staircase(aTariff('IN-PB.domestic.ds'), { units: 150 })).toBeNull()
})
