import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { powerFactorResult } from './power-factor-result.ts'
import { triangleLabels } from './triangle-labels.ts'
import { triangleShape } from './triangle-shape.ts'

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
