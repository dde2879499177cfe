import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { noStoreNoIndex } from './guard-desk.ts'

const site = new Hono().use(noStoreNoIndex).get('*', (c) => c.text('', 200, { 'Cache-Control': 'public' }))

test.each([
  '/desk',
  '/desk/leads',
  '/desk.data',
  '/desk/leads.data',
  '/DESK/leads',
  '/Desk',
  '/%64esk',
  '//desk/leads',
])('%s is for no cache and no search engine', async (path) => {
  const { headers } = await site.request(path)

  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('Referrer-Policy'), 'an address of the desk is told to nobody').toBe('strict-origin')
})

test.each(['/', '/blogs/desk', '/desks', '/desk-lamps'])('%s is for everybody', async (path) => {
  const { headers } = await site.request(path)

  expect(headers.get('Cache-Control')).toBe('public')
  expect(headers.has('X-Robots-Tag')).toBe(false)
})

test.each([
  ...['newsletter/confirm', 'newsletter/preferences', 'newsletter/unsubscribe', 'newsletter/unsubscribe.data'],
  ...['consents', 'consents.data', 'contact-us/thanks', 'careers/telecaller/thanks/', 'book-audit/thanks.data'],
])('what opens something by itself in the address of /%s is told to nobody either', async (page) => {
  const { headers } = await site.request(`/${page}?token=x`)

  expect(headers.get('Referrer-Policy')).toBe('strict-origin')
  expect(headers.get('Cache-Control')).toBe('public')
})
