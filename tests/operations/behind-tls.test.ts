import { expect, test } from 'vitest'
import { askHost } from '../support/ask-host.ts'
import { hire, PASSWORD } from '../support/hire.ts'
import { importBuild } from '../support/import-build.ts'
import { newPlace } from '../support/place.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

const SITE_URL = 'https://coral.example'
const LIVE = {
  SITE_URL,
  SMTP_URL: 'smtp://127.0.0.1:9',
  SESSION_SECRET: 'a secret that only this test knows, and nobody else',
}
const OURS = { Host: 'coral.example', Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-Proto': 'https' }
const VISITOR = { full_name: 'Asha', email: 'asha@example.com', phone_number: '98480 12345', message: 'Which plug?' }

test('every page that takes a form takes it from our own pages, and from no others', { timeout: 120_000 }, async () => {
  using place = await newPlace('sqlite', '')
  await using site = await startSite(place.dataDir, LIVE)
  const { routes } = await importBuild()
  const paths = Object.values(routes)
    .filter((route) => route?.module.action)
    .map((route) => addressOf(route!.id, routes))
  expect(paths.length).toBeGreaterThan(25)

  for (const path of paths) {
    const { status } = await post(site.url, path, OURS)
    expect([400, 403, 500], `${path}: ${status}`).not.toContain(status)
    const others: Record<string, string>[] = [
      { ...OURS, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      { ...OURS, Origin: 'http://coral.example' },
      { Host: 'evil.example', Origin: 'http://evil.example', 'X-Forwarded-Host': 'coral.example' },
    ]
    for (const headers of others) expect((await post(site.url, path, headers)).status, path).toBe(403)
  }

  const db = place.open()
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([])
  await db.destroy()
})

test('a form without scripts is stored, whatever name and scheme the proxy passes on', async () => {
  using place = await newPlace('sqlite', '')
  await using site = await startSite(place.dataDir, LIVE)

  const ways: Record<string, string>[] = [
    OURS,
    { ...OURS, Host: '127.0.0.1:3000' },
    { ...OURS, 'X-Forwarded-Host': 'evil.example' },
    { Host: 'coral.example', Origin: SITE_URL },
    { ...OURS, Origin: 'null' },
  ]
  for (const headers of ways) {
    const answer = await post(site.url, '/contact-us', headers, { ...VISITOR, message: JSON.stringify(headers) })
    const location = expect.stringMatching(/^\/contact-us\/thanks\?/)
    expect(answer).toMatchObject({ status: 303, headers: { location } })
  }

  const db = place.open()
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(5)
  await db.destroy()
})

test('who signs in gets cookies for this host and for TLS alone, and links in the site’s own address', async () => {
  using place = await newPlace('sqlite', '')
  await using site = await startSite(place.dataDir, LIVE)
  await using services = servicesOn(place.dataDir, LIVE)
  const { email } = await hire(services, 'admin')

  const signedIn = await post(site.url, '/desk/sign-in', OURS, { email, password: PASSWORD })
  expect(signedIn).toMatchObject({ status: 302, headers: { location: '/desk/sign-in/code' } })
  const cookies = signedIn.headers['set-cookie']!
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-desk\./)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
    expect(cookie).not.toMatch(/domain=/i)
  }

  for (const path of ['/', '/blogs', '/book-audit', '/sitemap.xml', '/feed.xml', '/robots.txt']) {
    const strange = { Host: '10.0.0.7:3000', 'X-Forwarded-Host': 'evil.example' }
    const { body, headers } = await askHost(portOf(site.url), path, { headers: strange })
    expect(body, path).toContain(SITE_URL)
    expect(body + JSON.stringify(headers), path).not.toMatch(/10\.0\.0\.7|evil\.example|http:\/\/coral\.example/)
  }
})

type Routes = Awaited<ReturnType<typeof importBuild>>['routes']

function addressOf(id: string, routes: Routes): string {
  const { path, parentId } = routes[id]!
  const above = parentId && parentId !== 'root' ? addressOf(parentId, routes) : ''
  return path ? `${above}/${path.replaceAll(/:\w+/g, '1')}` : above
}

function post(url: string, path: string, headers: Record<string, string>, form: Record<string, string> = {}) {
  const typed = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
  return askHost(portOf(url), path, { method: 'POST', headers: typed, body: new URLSearchParams(form).toString() })
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
