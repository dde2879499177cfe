import { expect, test } from 'vitest'
import { isLinkAddress } from './link-address.ts'

test.each([
  'https://a.example/x?y#z',
  'http://a.example',
  'mailto:a@b.example',
  '/contact-us',
  '/blogs/x#y',
  '#the-sum',
])('%s may be linked to', (address) => {
  expect(isLinkAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
  'tel:1',
  'word',
  '',
])('%s may not', (address) => {
  expect(isLinkAddress(address)).toBe(false)
})
