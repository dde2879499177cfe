import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from './mask-contacts.ts'

test('of an address its first letter and its host are left, of a number its last three digits', () => {
  expect(maskEmail('asha.rao@example.com')).toBe('a•••@example.com')
  expect(maskEmail('"a@b"@example.com')).toBe('"•••@example.com')
  expect(maskPhone('+91 98480 12345')).toBe('••• 345')
})
