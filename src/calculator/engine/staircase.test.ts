import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { staircase } from './staircase.ts'

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
