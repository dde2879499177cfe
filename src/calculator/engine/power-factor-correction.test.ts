import { expect, test } from 'vitest'
import { kvahWithReactive, reactiveOf } from './kvah.ts'
import { capacitorKvar, correctedTo, paybackMonths } from './power-factor-correction.ts'

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
  const today = reactiveOf(50_000, 0.8)
  const saved = kvahWithReactive(today, true) - kvahWithReactive(correctedTo(0.98, today), true)

  expect(Math.round((saved * 765) / 100)).toBe(87_819)
})

test('capacitors take nothing from what leads, and make nothing worse', () => {
  expect(correctedTo(1, { kwh: 10_000, lagKvarh: 1_000, leadKvarh: 500 })).toEqual({
    kwh: 10_000,
    lagKvarh: 0,
    leadKvarh: 500,
  })
  expect(correctedTo(0.7, { kwh: 10_000, lagKvarh: 1_000, leadKvarh: 0 }).lagKvarh).toBe(1_000)
})

test('the payback is a range from the visitor’s own quotation', () => {
  const quotation = { low: 300_000_00, high: 400_000_00 }

  expect(paybackMonths(quotation, { low: 20_000_00, high: 30_000_00 })).toEqual({ low: 10, high: 20 })
  expect(paybackMonths(quotation, { low: 0, high: 30_000_00 })).toEqual({ low: 10, high: null })
  expect(paybackMonths(quotation, { low: 0, high: 0 })).toBeNull()
})
