import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPageStore } from '#app/pages/page-store.ts'
import { ORIGIN_PLACEHOLDER } from '#company/site.ts'
import { httpCopy } from '#platform/http/words.en.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { startSite } from '../support/running-site.ts'
import { testServices } from '../support/test-services.ts'

const person = { email: 'asha@example.com', message: 'Which plug?' }
const audit = { country: 'IN', state: 'IN-TS', city: 'Hyderabad', pincode: '500081', addressLine1: '12 Lake Road' }

test.each([
  ['/contact-us', { ...person, full_name: 'Asha Rao', phone_number: '9876543210' }],
  ['/book-audit', { ...audit, fullName: 'Asha Rao', phoneNumber: '9876543210', email: person.email }],
])(
  'a form that is posted to %s without script while nothing can be stored comes back as it was filled in',
  async (path, typed) => {
    await using services = await testServices()
    const { createApp } = await import(join(process.cwd(), 'build/server/index.js'))
    const pages = openPageStore('build/client', { [ORIGIN_PLACEHOLDER]: services.env.SITE_URL })
    const site = createApp(services, { pages, files: (_: unknown, next: () => unknown) => next() })
    await sql`pragma query_only = 1`.execute(services.db)

    const { origin, host } = new URL(services.env.SITE_URL)
    const response = await site.request(origin + path, {
      method: 'POST',
      headers: { Origin: origin, Host: host },
      body: new URLSearchParams(typed),
    })
    // What the visitor sees, and not what the page hands its script.
    const html = (await response.text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '')

    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBeTruthy()
    for (const words of [httpCopy.unavailable, ...Object.values(typed)]) expect(html).toContain(words)
  },
)

test('pages and files are found under their own addresses, and are not sent again to whoever has them', async () => {
  using folder = temporaryFolder('site')
  await using site = await startSite(folder.path)
  const read = (path: string, headers = {}) => fetch(site.url + path, { headers, redirect: 'manual' })

  // The page as it lies there has stand-ins for what each answer gets.
  for (const path of ['/index.html', '/about-us/index.html']) expect((await read(path)).status, path).toBe(404)
  expect((await read('/%E0%A4%A')).status).toBe(404)

  const icon = await read('/favicon.svg')
  const known = await read('/favicon.svg', { 'If-Modified-Since': icon.headers.get('Last-Modified') })
  expect([icon.status, known.status]).toEqual([200, 304])
  const feed = await read('/feed.xml')
  expect((await read('/feed.xml', { 'If-None-Match': feed.headers.get('ETag') })).status).toBe(304)

  expect((await read('/DESK/leads')).headers.get('X-Robots-Tag')).toBe('noindex')
})
