import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { leadTo } from './lead-to.ts'

test.each([
  'https://shop.example/दुकान?item=smart%20plug&off=100%25',
  'https://shop.example/caf\u00e9/%E2%82%B9?q=a+b#ధర',
  'https://\u0915\u094b\u0930\u0932.example/a%2Fb',
  '/contact-us?message=बिल%20%26%20रेट',
  'https://shop.example/plain?a=%20b',
  'https://shop.example/half-\ud83d',
])('whoever is led to %s comes to just that address', async (address) => {
  const site = new Hono().get('/', (c) => leadTo(c, address, 302))
  const location = (await site.request('/')).headers.get('Location')!
  const whole = (given: string) => new URL(given, 'https://example.com').href

  expect(location).toMatch(/^[\x20-\x7e]+$/)
  expect(whole(location)).toBe(whole(address))
})
