import { expect, test } from 'vitest'
import { appDownloads as apps } from '#company/app-downloads.en.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import { readEnv } from '#platform/env.ts'
import { inAscii } from '#platform/http/lead-to.ts'
import { contactPath } from '#ui/contact-path.ts'
import { changedFacts } from '../../../tests/support/facts.ts'
import { appDownloads } from './app-downloads.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10)'
const stores = {
  smartHomePlay: 'https://play.example/home',
  smartHomeAppStore: 'https://apps.example/home',
}

test('a scanned code leads to the store of the phone', async () => {
  expect(await target('/go/app-smart-home', ANDROID, stores)).toBe(stores.smartHomePlay)
  expect(await target('/go/app-smart-home', IPHONE, stores)).toBe(stores.smartHomeAppStore)
})

test('each store has its link', async () => {
  expect(await target('/go/app-smart-home-play', IPHONE, stores)).toBe(stores.smartHomePlay)
  expect(await target('/go/app-smart-home-app-store', ANDROID, stores)).toBe(stores.smartHomeAppStore)
})

test('an app that is in one store only leads there, and one in none to who takes down that you wait', async () => {
  const { smartHomePlay } = stores
  expect(await target('/go/app-smart-home', IPHONE, { smartHomePlay })).toBe(smartHomePlay)
  expect(await target('/go/app-services', ANDROID)).toBe(inAscii(contactPath(apps[1].notInStore)))
})

test('the code depends on where the site is served', async () => {
  const [here, there] = await Promise.all([code(), code({ SITE_URL: 'http://localhost:4000' })])

  expect(here).toMatch(/^<svg [^>]*viewBox/)
  expect(here).not.toBe(there)
})

async function target(path: string, userAgent: string, named: Partial<CompanyFacts['company']> = {}) {
  using _ = changedFacts(({ company }) => ({ company: { ...company, ...named } }))
  const response = await appDownloads(readEnv({})).request(path, { headers: { 'User-Agent': userAgent } })
  expect(response.status).toBe(302)
  return response.headers.get('Location')
}

async function code(settings: Record<string, string> = {}) {
  const response = await appDownloads(readEnv(settings)).request('/qr/smart-home.svg')
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
  return response.text()
}
