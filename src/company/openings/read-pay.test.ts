import { expect, test } from 'vitest'
import { readPay } from './read-pay.ts'

test.each([
  ['₹25,000 to ₹32,000 a month', { from: 25_000, to: 32_000, per: 'month' }],
  ['Rs. 18000 per month', { from: 18_000, to: 18_000, per: 'month' }],
  ['₹4.5 lakh a year', { from: 4_50_000, to: 4_50_000, per: 'year' }],
  ['4–6.5 lakh per annum', { from: 4_00_000, to: 6_50_000, per: 'year' }],
  ['₹90,000 - ₹1.2 lakh / month', { from: 90_000, to: 1_20_000, per: 'month' }],
  ['₹1 lakh to ₹2,00,000 a year', { from: 1_00_000, to: 2_00_000, per: 'year' }],
  ['₹250 an hour', { from: 250, to: 250, per: 'hour' }],
] as const)('%s is rupees for a unit of time', (text, pay) => {
  expect(readPay(text)).toEqual(pay)
})

test.each([
  '',
  'By experience',
  '₹25,000',
  '25,00 a month',
  '₹32,000 to ₹25,000 a month',
  '₹0 a month',
  '1.2.3 a month',
])('%j is not', (text) => {
  expect(readPay(text)).toBeUndefined()
})
