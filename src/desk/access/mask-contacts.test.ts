import { expect, test } from 'vitest'
import { maskEmail, maskPhone, maskText } from './mask-contacts.ts'

test('of an address its first letter and its host are left, of a number its last three digits', () => {
  expect(maskEmail('asha.rao@example.com')).toBe('a•••@example.com')
  expect(maskEmail('"a@b"@example.com')).toBe('"•••@example.com')
  expect(maskPhone('+91 98480 12345')).toBe('••• 345')
})

test.each([
  ['Call me at +91 98480-12345, please.', 'Call me at ••• 345, please.'],
  ['or (040) 2345 6789', 'or (••• 789'],
  ['मेरा नंबर ९८४८० १२३४५ है', 'मेरा नंबर ••• 345 है'],
  ['mail asha.rao@example.com. Thanks', 'mail a•••@example.com. Thanks'],
  ['Our bill was ₹1,50,000 for 1,240 kWh in 500034.', 'Our bill was ₹1,50,000 for 1,240 kWh in 500034.'],
])('in what people write, emails and phones are masked: %s', (written, shown) => {
  expect(maskText(written)).toBe(shown)
})

test('a long text without a space is masked at once', () => {
  expect(maskText('a'.repeat(200_000))).toHaveLength(200_000)
})
