import { expect, test } from 'vitest'
import { kvahWithReactive, overCorrection, powerFactorOf, reactiveOf } from './kvah.ts'

const CAPACITORS_LEFT_ON = { kwh: 10_000, lagKvarh: 1_000, leadKvarh: 6_000 }

test('kVAh are kWh over the power factor', () => {
  expect(kvahWithReactive(reactiveOf(50_000, 0.8), true)).toBeCloseTo(62_500, 6)
  expect(kvahWithReactive(reactiveOf(50_000, 1), true)).toBe(50_000)
})

test.each([
  [0.98, 1.0204],
  [0.95, 1.0526],
  [0.9, 1.1111],
  [0.85, 1.1765],
  [0.75, 1.3333],
  [0.7, 1.4286],
])('a power factor of %d makes %d kVAh of each kWh', (powerFactor, kvah) => {
  expect(kvahWithReactive(reactiveOf(1, powerFactor), true)).toBeCloseTo(kvah, 4)
})

test('leading reactive energy raises the bill once it counts', () => {
  expect(Math.round(kvahWithReactive(CAPACITORS_LEFT_ON, false))).toBe(10_050)
  expect(Math.round(kvahWithReactive(CAPACITORS_LEFT_ON, true))).toBe(12_207)
  expect(powerFactorOf(10_000, kvahWithReactive(CAPACITORS_LEFT_ON, true))).toBeCloseTo(0.82, 2)
})

test('over-correction is warned of, with what it adds', () => {
  const { risePercent, isWarning } = overCorrection(CAPACITORS_LEFT_ON)

  expect(Math.round(risePercent)).toBe(21)
  expect(isWarning).toBe(true)
})

test('a trace of leading energy is no reason for a warning', () => {
  expect(overCorrection({ kwh: 10_000, lagKvarh: 1_000, leadKvarh: 100 }).isWarning).toBe(false)
  expect(overCorrection({ kwh: 0, lagKvarh: 0, leadKvarh: 0 }).isWarning).toBe(false)
})

test('no energy at all has no bad power factor', () => {
  expect(powerFactorOf(0, 0)).toBe(1)
})
