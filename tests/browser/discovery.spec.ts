import type { APIRequestContext } from '@playwright/test'
import { withoutLanguage } from '#platform/text/language.ts'
import { expect, test } from '../support/test.ts'

// What machines see does not depend on the size of a screen.
test.skip(({ isMobile }) => isMobile)

test('no link, anchor or picture of the whole site leads nowhere', async ({ request }) => {
  const { pages, broken } = await crawl(request)

  expect(broken).toEqual([])
  expect(pages.size).toBeGreaterThan(40)
})

test('every page in the sitemap answers, with a title, description, canonical address and picture of its own', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => decode(address))
  const seen = { title: new Set<string>(), description: new Set<string>(), canonical: new Set<string>() }
  expect(addresses.length).toBeGreaterThan(26)

  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 })
    const html = await response.text()
    const picture = await request.get(find(html, /<meta property="og:image" content="([^"]+)"/) || '/')
    // Another test published it, and has taken it back.
    const isThere = response.ok() && picture.ok()
    if (!isThere && !(await (await request.get('/sitemap.xml')).text()).includes(`<loc>${address}</loc>`)) continue

    expect(response.status(), address).toBe(200)

    expect(find(html, /<link rel="canonical" href="([^"]+)"/), address).toBe(address)
    // Of its language: what is not translated says the same in several.
    const { language } = withoutLanguage(new URL(address).pathname)
    seen.canonical.add(address)
    seen.title.add(`${language} ${find(html, /<title>([^<]+)</)}`)
    seen.description.add(`${language} ${find(html, /<meta name="description" content="([^"]+)"/)}`)
    expect(picture.headers()['content-type'], address).toBe('image/png')
    for (const block of dataOf(html))
      expect(block['@context'] ?? block[0]['@context'], address).toBe('https://schema.org')
    expect(html, address).not.toContain('site.invalid')
    expect(address.startsWith(baseURL ?? '')).toBe(true)
  }

  expect(seen.canonical.size).toBeGreaterThan(26)
  expect(seen.title.size).toBe(seen.canonical.size)
  expect(seen.description.size).toBe(seen.canonical.size)
})

test('the first page tells of the company, its site and its four places; an article of itself', async ({ request }) => {
  const home = dataOf(await (await request.get('/')).text()).flat()
  expect(home.map((thing) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
    'LocalBusiness',
    'LocalBusiness',
    'LocalBusiness',
    'LocalBusiness',
  ])

  const article = dataOf(await (await request.get('/blogs/capacitor-safety')).text())
  expect(article.map((thing) => thing['@type']).toSorted()).toEqual(['BlogPosting', 'BreadcrumbList'])
  expect(article.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    image: [expect.stringMatching(/\/og\/blogs\/capacitor-safety\.png$/)],
    author: { '@type': 'Organization' },
  })
})

test('feeds, robots, manifest and icons are there and linked', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json']) {
    const link = new RegExp(`<link rel="alternate" href="([^"]+)" type="${type.replace('+', '\\+')}"`)
    expect((await request.get(find(html, link))).headers()['content-type']).toContain(type)
  }

  const manifest = await (await request.get(find(html, /<link rel="manifest" href="([^"]+)"/))).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect((await request.get('/llms.txt')).status()).toBe(200)
})

test('pages are kept in memory: asked for again they are the same bytes, and not sent to whoever has them', async ({
  request,
}) => {
  for (const path of ['/about-us', '/blogs', '/blogs/capacitor-safety']) {
    expect((await request.head(path)).status()).toBe(200)
    const askThrice = async () => {
      const first = await request.get(path)
      const known = await request.get(path, { headers: { 'If-None-Match': first.headers().etag ?? '' } })
      const again = await request.get(path)
      return [known.status(), (await again.text()) === (await first.text())]
    }
    // Not at once: another test may publish in between.
    await expect.poll(askThrice, path).toEqual([304, true])
  }
})

interface Crawled {
  pages: Map<string, string>
  broken: string[]
}

/** Follows every link from the first page on, and looks whether what it names is there. */
async function crawl(request: APIRequestContext): Promise<Crawled> {
  const pages = new Map<string, string>()
  const files = new Map<string, number>()
  const broken: string[] = []
  const waiting = [{ target: '/', from: 'the start' }]

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { target, from } = next
    const [path = '', fragment] = target.split('#')
    if (path.startsWith('/go/') || path.startsWith('/api/')) continue

    if (!pages.has(path) && !files.has(path)) {
      const response = await request.get(path)
      if (response.status() >= 400 && (await leadsStill(from, target)))
        broken.push(`${from} → ${target}: ${response.status()}`)
      if (response.headers()['content-type']?.startsWith('text/html') && response.ok()) {
        const html = await response.text()
        pages.set(path, html)
        waiting.push(...targetsOf(html, path).map((target) => ({ target, from: path })))
      } else files.set(path, response.status())
    }

    const html = pages.get(path)
    // With an equals sign it is no anchor but what the calculator starts from.
    const isAnchor = fragment && !fragment.includes('=')
    if (isAnchor && html && !html.includes(`id="${decodeURIComponent(fragment)}"`)) {
      broken.push(`${from} → ${target}: no such anchor`)
    }
  }

  return { pages, broken: [...new Set(broken)] }

  // What another test published it may have taken back meanwhile, and so the link to it.
  async function leadsStill(from: string, target: string): Promise<boolean> {
    const page = await request.get(from)
    return page.ok() && targetsOf(await page.text(), from).includes(target)
  }
}

function targetsOf(html: string, path: string): string[] {
  const withoutScripts = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  return [...withoutScripts.matchAll(/ (?:href|src)="([^"]*)"/g)]
    .map(([, target = '']) => decode(target))
    .filter((target) => /^(\/(?!\/)|#)/.test(target))
    .map((target) => (target.startsWith('#') ? path + target : target))
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the page says
function dataOf(html: string): any[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

function find(html: string, pattern: RegExp): string {
  return decode(pattern.exec(html)?.[1] ?? '')
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
