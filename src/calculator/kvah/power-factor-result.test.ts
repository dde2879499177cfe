import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { powerFactorResult } from './power-factor-result.ts'

const ask = (query: string, ratePaise?: number) => powerFactorResult(readAnswers(query), ratePaise)

function count(query: string, ratePaise?: number) {
  const { counted } = ask(query, ratePaise)
  if (!counted) throw new Error('Nothing was counted')
  return counted
}

test.each([
  [0.98, 390_306],
  [0.9, 425_000],
  [0.8, 478_125],
])('50,000 kWh at a power factor of %d cost ₹%d at ₹7.65', (powerFactor, rupees) => {
  expect(count(`work=50000&pf=${powerFactor}&rate=7.65`).today.paise).toBe(rupees * 100)
})

test('one lakh units of work, today and corrected, differ by what is said to be saved', () => {
  const { today, correction } = count('work=100000&pf=0.82&rate=7.65')

  expect(today).toEqual({ kvah: 121_951, paise: 932_927_00 })
  expect(correction).toMatchObject({
    corrected: { kvah: 101_010, paise: 772_727_00 },
    saved: { kvah: 20_941, paise: 160_200_00 },
  })
})

test('leading energy that counts raises the bill, and is warned of', () => {
  const { today, powerFactor, lead } = count('known=kvarh&work=10000&lag=1000&lead=6000')

  expect(lead?.ignored.kvah).toBe(10_050)
  expect(today.kvah).toBe(12_207)
  expect(powerFactor).toBeCloseTo(0.82, 2)
  expect(lead?.isWarning).toBe(true)
})

test('nobody is offered capacitors whose bill has too many of them, however much it lags at other hours', () => {
  expect(count('known=kvarh&work=10000&lag=5000&lead=6000&kw=50').correction).toBeUndefined()
})

test('where leading energy is not counted the bill is of the lag alone', () => {
  expect(count('known=kvarh&work=10000&lag=1000&lead=6000&counted=no').today.kvah).toBe(10_050)
})

test('a trace of leading energy stays on the bill when what lags is corrected', () => {
  const { today, correction } = count('known=kvarh&work=10000&lag=7000&lead=50&target=1&least=')

  expect(today.kvah).toBe(12_235)
  expect(correction?.corrected.kvah).toBe(10_000)
  expect(correction?.lagFactor).toBeCloseTo(0.819, 3)
})

test('the rate of the tariff is used until one is typed', () => {
  expect(ask('work=1000&pf=0.8', 700).ratePaise).toBe(700)
  expect(ask('work=1000&pf=0.8&rate=8', 700).ratePaise).toBe(800)
  expect(count('work=1000&pf=0.8').correction?.saved).toEqual({ kvah: 240, paise: undefined })
})

test('a quotation is paid back between its cheapest at the best saving and its dearest at the least', () => {
  const { correction } = count('work=50000&pf=0.8&target=0.99&least=0.95&kw=100&rate=8&quoteFrom=500000&quoteTo=750000')
  const { saved, least, kvar, payback } = correction ?? {}

  expect(saved?.paise).toBe(95_960_00)
  expect(least).toEqual({ target: 0.95, saved: { kvah: 9_868, paise: 78_947_00 } })
  expect(kvar?.kvar).toBeCloseTo(60.8, 1)
  expect(payback?.low).toBeCloseTo(500_000 / 95_960, 6)
  expect(payback?.high).toBeCloseTo(750_000 / 78_947, 6)
})

test('where the least that is reached is no better than today, it may never be paid back', () => {
  const { correction } = count('work=50000&pf=0.96&rate=8&quoteFrom=500000')

  expect(correction?.least?.saved.kvah).toBe(0)
  expect(correction?.payback?.high).toBeNull()
  expect(count('work=50000&pf=0.99&rate=8&quoteFrom=500000').correction?.payback).toBeUndefined()
})

test('what cannot be is named: a factor above 1, a target of none, ranges the wrong way round', () => {
  expect(ask('pf=1.2').troubles).toEqual({ pf: 'powerFactor' })
  expect(ask('target=0').troubles).toEqual({ target: 'powerFactor' })
  expect(ask('target=0.9&least=0.95').troubles).toEqual({ target: 'range' })
  expect(ask('pf=0.8&rate=8&quoteFrom=200&quoteTo=100').troubles).toEqual({ quoteTo: 'range' })
  expect(ask('work=').counted).toBeUndefined()
  expect(count('pf=0.95&target=0.9&least=').correction?.saved.kvah).toBe(0)
})
