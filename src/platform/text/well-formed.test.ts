import { expect, test } from 'vitest'
import { wellFormed } from './well-formed.ts'

test('half a letter is exchanged, whole ones stay', () => {
  const text = 'ab🌞'
  expect(wellFormed(text)).toBe(text)
  expect(wellFormed(text.slice(0, 3))).toBe('ab\ufffd')
  expect(wellFormed(text.slice(3))).toBe('\ufffd')
})
