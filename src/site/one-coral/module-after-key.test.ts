import { expect, test } from 'vitest'
import { moduleAfterKey } from './module-tabs.tsx'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 7, 0],
  ['ArrowUp', 0, 7],
  ['ArrowLeft', 3, 2],
  ['Home', 5, 0],
  ['End', 5, 7],
])('%s on tab %i of eight leads to %i', (key, from, to) => {
  expect(moduleAfterKey(key, from, 8)).toBe(to)
})

test('other keys are left to the browser', () => {
  expect(moduleAfterKey('Tab', 2, 8)).toBeUndefined()
  expect(moduleAfterKey('Enter', 2, 8)).toBeUndefined()
})
