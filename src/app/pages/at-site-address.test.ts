import { expect, test } from 'vitest'
import { atSiteAddress } from './at-site-address.ts'

const SITE_URL = 'https://coral.example'

test.each([
  ['http://coral.example/contact-us?from=mail', '/contact-us?from=mail'],
  ['http://10.0.0.7:3000/', '/'],
  ['http://evil.example//evil.example/x', '//evil.example/x'],
  ['http://coral.example/%E0%A4%A', '/%25E0%25A4%25A'],
])('the router is asked for %s at the address of the site', (seen, path) => {
  expect(atSiteAddress(new Request(seen), SITE_URL).url).toBe(SITE_URL + path)
})

test('what was sent stays as it was, but for an origin that hides itself', async () => {
  const body = new URLSearchParams({ full_name: 'Asha' })
  const headers = { Origin: 'null', 'X-Forwarded-Host': 'evil.example' }
  const moved = atSiteAddress(new Request('http://127.0.0.1/contact-us', { method: 'POST', body, headers }), SITE_URL)

  expect(moved.method).toBe('POST')
  expect(moved.headers.get('Origin')).toBe(SITE_URL)
  expect(await moved.text()).toBe('full_name=Asha')
  expect(atSiteAddress(new Request('http://127.0.0.1/'), SITE_URL).headers.has('Origin')).toBe(false)
})
