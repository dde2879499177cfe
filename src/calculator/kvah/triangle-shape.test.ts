import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { powerFactorResult } from './power-factor-result.ts'
import { HIGHEST, triangleLabels, triangleShape, WIDEST } from './triangle-shape.ts'

function draw(query: string) {
  const { counted } = powerFactorResult(readAnswers(query), 765)
  return counted && triangleShape(counted)
}

test('the sides are in the proportion of kWh, kVArh and kVAh', () => {
  expect(draw('work=400&pf=0.8')).toMatchObject({ base: WIDEST, lag: 285, lead: 0, peak: 285 })
})

test('the lower slope is the one after correction', () => {
  expect(draw('work=10000&pf=0.8&target=1')?.lowerPeak).toBe(0)
  expect(draw('work=10000&pf=0.99&target=0.99')?.lowerPeak).toBeUndefined()
})

test('lead that counts lies on top of the lag, and the lower slope leaves it out', () => {
  expect(draw('known=kvarh&work=10000&lag=1000&lead=6000')).toEqual({
    base: 380,
    lag: 38,
    lead: 228,
    peak: 266,
    lowerPeak: 38,
  })
  expect(draw('known=kvarh&work=10000&lag=1000&lead=6000&counted=no')).toMatchObject({ peak: 38, lead: 228 })
})

test('what is steep is made smaller, not cut off; without work there is nothing to draw', () => {
  const steep = draw('work=1000&pf=0.2')

  expect(steep?.peak).toBe(HIGHEST)
  expect(steep?.base).toBeCloseTo(HIGHEST / Math.tan(Math.acos(0.2)), 0)
  expect(draw('work=0')).toBeUndefined()
})

function label(query: string) {
  const { counted } = powerFactorResult(readAnswers(query), 765)
  const shape = counted && triangleShape(counted)
  if (!shape) throw new Error('Nothing to label')
  return triangleLabels(counted, shape)
}

test('the upright side says what it is made of', () => {
  expect(label('work=10000&pf=0.8&target=0.95').map(({ words }) => words)).toEqual([['PF 0.95'], ['7,500', 'kVArh']])
  expect(label('known=kvarh&work=10000&lag=1000&lead=6000').map(({ words }) => words)).toEqual([
    ['1,000', 'lagging'],
    ['6,000', 'leading'],
  ])
})

test('no label lies over another, however near their sides are', () => {
  for (const query of [
    'work=10000&pf=0.98',
    'work=10000&pf=0.9',
    'known=kvarh&work=10000&lag=0&lead=0',
    'known=kvarh&work=10000&lag=7000&lead=10',
  ]) {
    const heights = label(query).map(({ height }) => height)
    const gaps = heights.slice(1).map((height, place) => height - heights[place]!)
    expect(Math.min(64, ...gaps)).toBe(64)
  }
})
