import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { powerFactorResult } from './power-factor-result.ts'
import { HIGHEST, triangleShape, WIDEST } from './triangle-shape.ts'

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
