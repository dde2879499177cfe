import { expect, test } from 'vitest'
import { plain, rupees } from './numbers.ts'
import { day, list } from './words.en.ts'

test('rupees are grouped as in India and show paise only where there are some', () => {
  expect([0, 5, 19500, 1234550, 1_00_00_000_00, -80000].map(rupees)).toEqual([
    '₹0',
    '₹0.05',
    '₹195',
    '₹12,345.50',
    '₹1,00,00,000',
    '−₹800',
  ])
})

test('numbers carry three decimals at most', () => {
  expect([48000, 28.94, 37.3333333, -2.5, -0.5, 0.1 + 0.2, 999.9996].map(plain)).toEqual([
    '48,000',
    '28.94',
    '37.333',
    '-2.5',
    '-0.5',
    '0.3',
    '1,000',
  ])
})

test('a date says as much as is known of it', () => {
  expect(['2026-03-30', '2026-03', '2026'].map(day)).toEqual(['30 March 2026', 'March 2026', '2026'])
})

test('a list reads like a sentence', () => {
  expect([list([]), list(['a']), list(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c'])
})
