import { expect, test } from 'vitest'
import { priceAppliances } from './price-appliances.ts'

const GEYSER = { name: 'Geyser', watts: 2000, count: 1, hoursADay: 0.5, daysAMonth: 30 }
const FAN = { name: 'Fan', watts: 75, count: 1, hoursADay: 12, daysAMonth: 30 }
const LED = { name: 'LED', watts: 9, count: 1, hoursADay: 5, daysAMonth: 30 }

test('the shares of a bill are the bill, to the paisa', () => {
  const priced = priceAppliances([GEYSER, FAN, LED], { units: 58, months: 1, totalPaise: 10_001, totalAt: () => 0 })
  expect(priced.reduce((sum, { sharePaise }) => sum + sharePaise!, 0)).toBe(10_001)
  expect(priced.map(({ unitsAMonth }) => unitsAMonth)).toEqual([30, 27, 1.35])
})

test('switched off, an appliance saves what the bill loses with its units, of all the months', () => {
  const totalAt = (units: number) => units * 500 + (units > 100 ? 20_000 : 0)
  const bill = { units: 116, months: 2, totalPaise: totalAt(116), totalAt }
  expect(priceAppliances([GEYSER, FAN], bill).map(({ savedPaise }) => savedPaise)).toEqual([50_000, 47_000])
})

test('without a bill an appliance has units and no price', () => {
  expect(priceAppliances([GEYSER], undefined)).toEqual([
    { ...GEYSER, unitsAMonth: 30, sharePaise: null, savedPaise: null },
  ])
})
