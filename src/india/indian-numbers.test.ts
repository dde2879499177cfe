import { expect, test } from 'vitest'
import { formatRupees, groupDigits, ungroupDigits } from './indian-numbers.ts'

test.each([0, 7, 999, -250, -1_000, -123_456, 1_000, 12_345, 100_000, 1_234_567, 98_765_432, 1_000_000_000])(
  '%i is grouped as in India',
  (whole) => {
    expect(groupDigits(whole)).toBe(whole.toLocaleString('en-IN'))
  },
)

test('whole rupees carry no paise, and lakhs are grouped as in India', () => {
  expect(formatRupees(115_000)).toBe('₹1,150')
  expect(formatRupees(10_000_000)).toBe('₹1,00,000')
})

test('paise are never rounded away', () => {
  expect(formatRupees(1_250)).toBe('₹12.50')
  expect(formatRupees(1_205)).toBe('₹12.05')
})

test('what is owed has its sign before the rupee', () => {
  expect(formatRupees(-50_000)).toBe('−₹500')
  expect(formatRupees(-0.4)).toBe('₹0')
})

test('a comma groups thousands and lakhs, and nothing else', () => {
  for (const text of ['1,250', '1,23,456', '12,34,567.5', '123,456', '1,234,567', '-1,250'])
    expect(ungroupDigits(text)).toBe(text.replaceAll(',', ''))
  for (const text of ['342', '3.5', 'many']) expect(ungroupDigits(text)).toBe(text)
  for (const text of ['3,5', '12,50', '1,2345', ',250', '1250,', '1,,250', '1234,567', '12,345,67', '1.2,345', '1,25a'])
    expect(ungroupDigits(text)).toBeUndefined()
})
