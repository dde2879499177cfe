import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { leadTo } from '#platform/http/lead-to.ts'
import { contactPath } from './contact-path.ts'

const MESSAGES = ['Is it & was it 100% so?', '₹1,150: one', 'ధర పంపండి. 5 kW + లోడ్ (kVA)#:', 'बिल & रेट?', '😀 1+1']

test.each(MESSAGES)('letters of other scripts stand in the link as they are, and the page reads %j', (message) => {
  const path = contactPath(message)
  expect(path).not.toMatch(/%[89A-F]/)
  expect(messageOf(path)).toBe(message)
})

test.each(MESSAGES)('whoever is led to the page finds %j there', async (message) => {
  const site = new Hono().get('/', (c) => leadTo(c, contactPath(message), 302))
  expect(messageOf((await site.request('/')).headers.get('Location'))).toBe(message)
})

function messageOf(path: string | null): string | null {
  return new URL(path ?? '', 'https://example.com').searchParams.get('message')
}
