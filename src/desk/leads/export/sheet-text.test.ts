import { expect, test } from 'vitest'
import { sheetText } from './to-xlsx.ts'

test.each([
  ['_x0041_', '_x005F_x0041_'],
  ['a_x000a_x00AF_', 'a_x005F_x000a_x005F_x00AF_'],
  ['_x41_ x0041_', '_x41_ x0041_'],
  ['\u0002a\ufffe\ud800', 'a'],
])('%j is written as %j', (text, written) => {
  expect(sheetText(text)).toBe(written)
})
