import { expect, test } from 'vitest'
import { kvahBill, leastKvah } from './kvah-bill.ts'
import { powerTriangle } from './power-triangle.ts'

test('one lakh units of work at a power factor of 0.82 and 0.99', () => {
  expect(kvahBill(100_000, 0.82, 765)).toEqual({ kvah: 121_951, paise: 932_925_00 })
  expect(kvahBill(100_000, 0.99, 765)).toEqual({ kvah: 101_010, paise: 772_727_00 })
})

test.each([
  [0.98, 390_303],
  [0.9, 425_003],
  [0.8, 478_125],
])('50,000 kWh at a power factor of %d cost ₹%d', (powerFactor, rupees) => {
  expect(kvahBill(50_000, powerFactor, 765).paise).toBe(rupees * 100)
})

test('leading energy that is not counted costs nothing, and a fifth more when it is', () => {
  expect(leastKvah(10_000, 1_000, 0)).toBe(10_050)
  expect(leastKvah(10_000, 1_000, 6_000)).toBe(12_207)
})

test('the sides of the power triangle belong together', () => {
  const { kvar, kva } = powerTriangle(400, 0.8)
  expect(kva).toBeCloseTo(500)
  expect(kvar).toBeCloseTo(300)
})
