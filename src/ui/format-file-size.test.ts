import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

test('a size is told in the unit that people would use', () => {
  expect(formatFileSize(12)).toBe('1 KB')
  expect(formatFileSize(421_888)).toBe('412 KB')
  expect(formatFileSize(5_242_879)).toBe('5.0 MB')
})
