import { expect, test } from 'vitest'
import { formatRupees } from './format-rupees.ts'

test('whole rupees carry no paise, and lakhs are grouped as in India', () => {
  expect(formatRupees(115_000)).toBe('₹1,150')
  expect(formatRupees(10_000_000)).toBe('₹1,00,000')
})

test('paise are never rounded away', () => {
  expect(formatRupees(1_250)).toBe('₹12.50')
})
