import { expect, test } from 'vitest'
import { kvahAtPowerFactor, kvahWithReactive, overCorrection, powerFactorOf } from './kvah.ts'

const CAPACITORS_LEFT_ON = { kwh: 10_000, lagKvarh: 1_000, leadKvarh: 6_000 }

test('kVAh are kWh over the power factor', () => {
  expect(kvahAtPowerFactor(50_000, 0.8)).toBe(62_500)
})

test('leading reactive energy raises the bill once it counts', () => {
  expect(Math.round(kvahWithReactive(CAPACITORS_LEFT_ON, false))).toBe(10_050)
  expect(Math.round(kvahWithReactive(CAPACITORS_LEFT_ON, true))).toBe(12_207)
})

test('over-correction is warned of, with what it costs', () => {
  const { risePercent, powerFactorLeadCounted, isWarning } = overCorrection(CAPACITORS_LEFT_ON)

  expect(Math.round(risePercent)).toBe(21)
  expect(powerFactorLeadCounted).toBeCloseTo(0.82, 2)
  expect(isWarning).toBe(true)
})

test('a trace of leading energy is no reason for a warning', () => {
  expect(overCorrection({ kwh: 10_000, lagKvarh: 1_000, leadKvarh: 100 }).isWarning).toBe(false)
  expect(overCorrection({ kwh: 0, lagKvarh: 0, leadKvarh: 0 }).isWarning).toBe(false)
})

test('no energy at all has no bad power factor', () => {
  expect(powerFactorOf(0, 0)).toBe(1)
})
