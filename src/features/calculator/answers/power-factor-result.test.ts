import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'
import { powerFactorResult } from './power-factor-result.ts'

const ask = (query: string, ratePaise: number | null = null) => powerFactorResult(readAnswers(query), ratePaise)

test('leading energy that counts raises the bill, and is warned of', () => {
  const { billedKvah, powerFactor, reactive, kvar } = ask('known=kvarh&work=10000&lag=1000&lead=6000&kw=50')

  expect(Math.round(reactive?.kvahLeadIgnored ?? 0)).toBe(10_050)
  expect(Math.round(billedKvah ?? 0)).toBe(12_207)
  expect(powerFactor).toBeCloseTo(0.82, 2)
  expect(reactive?.isWarning).toBe(true)
  // Nobody is sold capacitors whose bill has too many of them.
  expect(kvar).toBeUndefined()
})

test('where leading energy is not counted the bill is of the lag alone', () => {
  expect(Math.round(ask('known=kvarh&work=10000&lag=1000&lead=6000&counted=no').billedKvah ?? 0)).toBe(10_050)
})

test('a better power factor saves what the meter would not have counted', () => {
  const { savedPaise } = ask('work=50000&pf=0.8&target=0.98&rate=7.65')

  expect(Math.round((savedPaise ?? 0) / 100)).toBe(87_819)
})

test('the rate of the tariff is used until one is typed', () => {
  expect(ask('work=1000&pf=0.8', 700).ratePaise).toBe(700)
  expect(ask('work=1000&pf=0.8&rate=8', 700).ratePaise).toBe(800)
  expect(ask('work=1000&pf=0.8').savedPaise).toBeUndefined()
})

test('capacitors are sized by the load, and paid back within the visitor’s own quotations', () => {
  const { kvar, payback } = ask('work=50000&pf=0.8&target=0.95&kw=100&rate=8&quoteFrom=100000&quoteTo=150000')

  expect(kvar).toBeCloseTo(42.1, 1)
  expect(payback?.high).toBeCloseTo((payback?.low ?? 0) * 1.5, 6)
})

test('what cannot be is named: a factor above 1, a target behind, quotations the wrong way round', () => {
  expect(ask('pf=1.2').troubles).toEqual({ pf: 'powerFactor' })
  expect(ask('target=0').troubles).toEqual({ target: 'powerFactor' })
  expect(ask('pf=0.95&target=0.9').savedKvah).toBe(0)
  expect(ask('pf=0.8&rate=8&quoteFrom=200&quoteTo=100').troubles).toEqual({ quoteTo: 'range' })
  expect(ask('work=').billedKvah).toBeUndefined()
})
