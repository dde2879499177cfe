import { expect, test } from 'vitest'
import { tooManyCopy } from '#site/not-found/too-many-words.en.ts'
import { notFoundCopy } from '#site/not-found/words.en.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { startSite } from '../support/running-site.ts'
import { standingClock } from '../support/standing-clock.ts'

test('one address gets so many pages a minute and is then told so, files and the API left out', async () => {
  using data = temporaryFolder('pages')
  await using site = await startSite(data.path, {
    LIMIT_PAGES_PER_MINUTE: '12',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...standingClock(),
  })
  const ask = (path: string, address = '203.0.113.7') =>
    fetch(site.url + path, { headers: { 'X-Forwarded-For': address }, redirect: 'manual' })
  const pages = ['/about-us', '/', '/blogs', '/no-such-page', '/privacypolicy', '/no-such-file.png']

  const script = /src="(\/assets\/[^"]+\.js)"|"(\/assets\/[^"]+\.js)"/.exec(await (await ask('/about-us')).text())
  for (let round = 0; round < 3; round++) {
    expect((await ask(script?.[1] ?? script?.[2] ?? '')).status).toBe(200)
    expect((await ask('/api/settings/')).status).toBe(200)
  }
  const answered = []
  for (const page of [...pages, ...pages]) answered.push((await ask(page)).status)
  expect(answered.filter((status) => status === 429)).toHaveLength(1)

  for (const page of pages) {
    const refused = await ask(page)
    expect(refused.status, page).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain(tooManyCopy.heading)
  }
  expect((await ask('/api/settings/')).status).toBe(200)
  expect((await ask('/about-us', '203.0.113.8')).status).toBe(200)
})

test('the page for what is not there is told apart only by what may have been meant', async () => {
  using data = temporaryFolder('missing')
  await using site = await startSite(data.path)
  const ask = (path: string, method = 'GET') => fetch(site.url + path, { method })
  const inside = async (path: string) => (await (await ask(path)).text()).replace(/nonce="[^"]*"/g, '')

  for (const path of ['/qqqqqqqqqq', '/blogs/zzzzzzzzzz', '/careers/zzzzzzzzzz']) {
    const [first, second] = [await ask(path), await ask(`${path}xx?utm_source=a`)]
    expect([first.status, second.status], path).toEqual([404, 404])
    expect(first.headers.get('X-Request-Id')).not.toBe(second.headers.get('X-Request-Id'))
    expect(second.headers.get('ETag')).toBeNull()
    expect(second.headers.get('Cache-Control')).toBe('no-store')
    // Byte for byte the one that was made first: each rendering has numbers of its own.
    expect(await second.text()).toBe(await first.text())
  }
  expect(await inside('/qqqqqqqqqq')).toContain(notFoundCopy.heading)
  expect(await inside('/abuot-us')).toContain('href="/about-us"')
  expect((await ask('/qqqqqqqqqq', 'HEAD')).status).toBe(404)
})
