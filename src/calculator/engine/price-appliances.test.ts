import { expect, test } from 'vitest'
import { priceAppliances } from './price-appliances.ts'

const GEYSER = { name: 'Geyser', watts: 2000, count: 1, hoursADay: 0.5, daysAMonth: 30 }

test('an appliance costs what the last units of the bill cost', () => {
  expect(priceAppliances([GEYSER], 577)).toEqual([{ ...GEYSER, unitsAMonth: 30, paiseAMonth: 17310 }])
})

test('without a rate an appliance has units and no price', () => {
  expect(priceAppliances([GEYSER], null)).toEqual([{ ...GEYSER, unitsAMonth: 30, paiseAMonth: null }])
})
