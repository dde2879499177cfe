import { expect, test } from 'vitest'
import { capacitorKvar, kvahSaved, paybackMonths } from './power-factor-correction.ts'

test('the capacitor follows from the two angles', () => {
  expect(capacitorKvar(1, 0.8, 0.95)).toBeCloseTo(0.421, 3)
  expect(capacitorKvar(1, 0.8, 0.98)).toBeCloseTo(0.547, 3)
  expect(capacitorKvar(1, 0.85, 0.95)).toBeCloseTo(0.291, 3)
  expect(capacitorKvar(100, 0.85, 0.98)).toBeCloseTo(41.7, 1)
})

test('a load that is better already needs none', () => {
  expect(capacitorKvar(100, 0.99, 0.95)).toBe(0)
})

test('50,000 kWh at ₹7.65 a kVAh save ₹87,819 a month from 0.80 to 0.98', () => {
  expect(Math.round((kvahSaved(50_000, 0.8, 0.98) * 765) / 100)).toBe(87_819)
})

test('the payback is a range from the visitor’s own quotation', () => {
  const quotation = { low: 300_000_00, high: 400_000_00 }

  expect(paybackMonths(quotation, { low: 20_000_00, high: 30_000_00 })).toEqual({ low: 10, high: 20 })
  expect(paybackMonths(quotation, { low: 0, high: 30_000_00 })).toEqual({ low: 10, high: null })
  expect(paybackMonths(quotation, { low: 0, high: 0 })).toBeNull()
})
