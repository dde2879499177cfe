import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { notModified } from './not-modified.ts'

const DATE = 'Tue, 24 Nov 2026 06:30:00 GMT'
const LATER = 'Wed, 25 Nov 2026 06:30:00 GMT'

const site = new Hono()
  .use(notModified)
  .get('/file', (c) =>
    c.body('a file', 200, { 'Last-Modified': DATE, 'Content-Length': '6', 'Cache-Control': 'public' }),
  )

test('a file that the browser has is not sent again', async () => {
  const response = await ask({ 'If-Modified-Since': DATE })

  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect(response.headers.get('Cache-Control')).toBe('public')
  expect(response.headers.has('Content-Length')).toBe(false)
})

test.each([
  ['asked without a date', {}],
  ['of another date, though earlier', { 'If-Modified-Since': LATER }],
  ['known by a tag, which goes before', { 'If-Modified-Since': DATE, 'If-None-Match': '"x"' }],
])('a file is sent: %s', async (_, headers) => {
  const response = await ask(headers)

  expect(response.status).toBe(200)
  expect(await response.text()).toBe('a file')
})

function ask(headers: Record<string, string>) {
  return site.request('/file', { headers })
}
