import { expect, test } from 'vitest'
import { testServices } from '../../../tests/support/test-services.ts'
import { guardedSite } from './guarded-site.ts'

const SITE_URL = 'https://coral.example'
/** As the server sees it behind a proxy that ends TLS. */
const SEEN = 'http://coral.example'
const LIVE = { SITE_URL, SMTP_URL: 'smtp://127.0.0.1:9', SESSION_SECRET: 'a secret that only this test knows' }

test.each([
  ['our own page', { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' }, SEEN],
  ['our own page, in a browser without Fetch Metadata', { Origin: SITE_URL }, SEEN],
  ['our own page, through a proxy that names another host', { Origin: SITE_URL }, 'http://127.0.0.1:3000'],
  ['a browser that hides its origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, SEEN],
  ['no browser', {}, SEEN],
])('behind TLS a write is taken from %s', async (_, headers, seen) => {
  expect(await post(headers, seen, LIVE)).toBe(200)
})

test.each([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, in a browser without Fetch Metadata', { Origin: 'https://evil.example' }],
  ['another site that says it is ours', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['a host beside ours', { Origin: 'https://blog.coral.example', 'Sec-Fetch-Site': 'same-site' }],
  ['a host beside ours, under its own name', { Origin: 'https://www.coral.example' }],
  ['a page of ours that came without TLS', { Origin: SEEN }],
  ['our host on another port', { Origin: `${SITE_URL}:8443` }],
  ['a frame without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a page without an origin, in a browser without Fetch Metadata', { Origin: 'null' }],
  ['what is no origin', { Origin: 'coral.example' }],
])('behind TLS a write from %s is refused', async (_, headers) => {
  expect(await post(headers, SEEN, LIVE)).toBe(403)
})

test('a Host header that names another site does not make that site ours', async () => {
  expect(await post({ Origin: 'https://evil.example' }, 'http://evil.example', LIVE)).toBe(403)
})

test.each([
  ['localhost', 'http://localhost:3000', 'http://localhost:3000'],
  ['its address in the house', 'http://192.168.1.7:3000', 'http://192.168.1.7:3000'],
  ['a tunnel that ends TLS', 'https://a-clone.example', 'http://a-clone.example'],
])('a clone may be visited by %s', async (_, origin, seen) => {
  expect(await post({ Origin: origin }, seen)).toBe(200)
  expect(await post({ Origin: 'http://evil.example' }, seen)).toBe(403)
})

async function post(headers: HeadersInit, seen: string, settings: Record<string, string> = {}): Promise<number> {
  await using services = await testServices(settings)
  const site = guardedSite(services).post('/', (c) => c.text('taken'))
  return (await site.request(`${seen}/`, { method: 'POST', headers })).status
}
