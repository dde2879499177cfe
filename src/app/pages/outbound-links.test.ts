import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { changedFacts } from '../../../tests/support/facts.ts'
import { outboundLinks } from './outbound-links.ts'

test('links that leave the site lead where the company says, and nowhere else', async () => {
  const elsewhere = 'https://climate.example.org/yodha'
  using _ = changedFacts(({ links }) => ({
    links: { ...links, climateYodha: { ...links.climateYodha!, address: elsewhere } },
  }))
  const links = outboundLinks(readEnv({}), { order: () => '/order' })

  expect((await links.request('/climate-yodha')).headers.get('Location')).toBe(elsewhere)
  expect((await links.request('/payment')).headers.get('Location'), 'a page of ours by default').toBe('/order')
  expect((await links.request('/map')).headers.get('Location')).toBe('/embed/office-map')
  for (const name of ['https://evil.example', '//evil.example', 'constructor', '__proto__', 'unknown'])
    expect((await links.request(`/${encodeURIComponent(name)}`)).status).toBe(404)
})
