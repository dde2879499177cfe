import { expect, test } from 'vitest'
import { isWellFormed, wellFormed } from './well-formed.ts'

test('half a letter is exchanged, whole ones stay', () => {
  const text = 'ab🌞'
  expect(wellFormed(text)).toBe(text)
  expect(wellFormed(text.slice(0, 3))).toBe('ab\ufffd')
  expect(wellFormed(text.slice(3))).toBe('\ufffd')
  expect([text, text.slice(0, 3), text.slice(3)].map(isWellFormed)).toEqual([true, false, false])
})
