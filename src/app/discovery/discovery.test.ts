import { expect, test } from 'vitest'
import { z } from 'zod'
import { brandName } from '#company/brand-name.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { offered } from '../../../tests/support/offered.ts'
import { discovery } from './discovery.ts'

const ORIGIN = 'https://www.example.com'
const post = {
  slug: 'fans-and-lamps',
  title: 'Fans & <lamps>',
  description: 'What a fan costs & more.',
  featured_image: '/covers/dial.svg',
  content:
    '<p>See <a href="/smart-home">this</a> and <img src="/posts/a.svg" srcset="/a-1.webp 1w, /a-2.webp 2w" alt="A"></p>',
  tags: ['home'],
  published_at: '2026-11-01T03:30:00.000Z',
  updated_at: '2026-11-05T03:30:00.000Z',
  languages: ['en'] as const,
}
const pages = [
  { path: '/', title: 'Home', description: 'First.', picture: 'home', updated: '2026-11-10' },
  { path: '/blogs', title: 'Blogs', description: 'All.', picture: 'blogs', updated: '2026-11-01' },
  {
    path: '/returns&refundsPolicy',
    title: 'Returns',
    description: 'R.',
    picture: 'returns&refundsPolicy',
    updated: '2026-11-10',
  },
]

test('the sitemap has every page and article with its date and picture', async () => {
  const text = await read('/sitemap.xml')

  expect(wellFormed(text)).toBe(true)
  const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>.*?<image:loc>(.*?)<\/image:loc>/g)]
  expect(entries.map(([, ...parts]) => parts)).toEqual([
    [`${ORIGIN}/`, '2026-11-10', `${ORIGIN}/og/home.png`],
    [`${ORIGIN}/blogs`, '2026-11-05', `${ORIGIN}/og/blogs.png`],
    [`${ORIGIN}/returns&amp;refundsPolicy`, '2026-11-10', `${ORIGIN}/og/returns&amp;refundsPolicy.png`],
    [`${ORIGIN}/blogs/fans-and-lamps`, '2026-11-05', `${ORIGIN}/og/blogs/fans-and-lamps.png`],
  ])
})

test('RSS and Atom are well formed, dated, and their links are whole', async () => {
  const [rss, atom] = await Promise.all([read('/feed.xml'), read('/atom.xml')])

  for (const feed of [rss, atom]) {
    expect(wellFormed(feed)).toBe(true)
    expect(feed).toContain(`${ORIGIN}/blogs/fans-and-lamps`)
    expect(feed).toContain(`href="${ORIGIN}/smart-home"`)
    expect(feed).toContain(`src="${ORIGIN}/posts/a.svg"`)
    expect(feed).toContain(`srcset="${ORIGIN}/a-1.webp 1w, ${ORIGIN}/a-2.webp 2w"`)
    expect(feed).not.toMatch(/(?:href|src)="\//)
  }
  expect(rss).toMatch(/^<\?xml[^>]+>\s*<rss version="2\.0"/)
  expect(/<pubDate>(.*?)<\/pubDate>/.exec(rss)?.[1]).toBe(new Date(post.published_at).toUTCString())
  expect(atom).toContain('<feed xml:lang="en-IN" xmlns="http://www.w3.org/2005/Atom">')
  expect(atom).toContain(`<updated>${post.updated_at}</updated>`)
  expect(atom).toContain(`<published>${post.published_at}</published>`)
})

test('a sign that XML cannot hold costs no reader the feed', async () => {
  const odd = { ...post, title: 'Fans\ufffe and \ud800lamps', content: '<p>\u0010A\u000b</p>', slug: 'fans\uffff' }
  const site = discovery({
    origin: ORIGIN,
    listPages: async () => pages,
    listPosts: async () => [odd],
    listFeed: async () => [odd],
    listArchive: async () => [],
    stamp: async () => '1',
  })

  for (const path of ['/feed.xml', '/atom.xml', '/sitemap.xml']) {
    const text = await (await site.request(path)).text()
    expect(wellFormed(text), path).toBe(true)
    expect(text, path).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ufffd]/)
  }
})

test('the JSON feed is one of version 1', async () => {
  const feed = z.object({
    version: z.string().regex(/^https:\/\/jsonfeed\.org\/version\/1(\.1)?$/),
    title: z.string().min(1),
    home_page_url: z.url(),
    feed_url: z.literal(`${ORIGIN}/feed.json`),
    items: z
      .array(
        z.object({
          id: z.url(),
          url: z.literal(`${ORIGIN}/blogs/fans-and-lamps`),
          title: z.literal(post.title),
          content_html: z.string().min(1),
          date_published: z.iso.datetime(),
          date_modified: z.iso.datetime(),
        }),
      )
      .length(1),
  })

  expect(feed.safeParse(JSON.parse(await read('/feed.json'))).error).toBeUndefined()
})

test('each feed says in which language it is', async () => {
  const [rss, atom, json] = await inLanguage('te', () =>
    Promise.all(['/feed.xml', '/atom.xml', '/feed.json'].map(read)),
  )
  expect(rss).toContain('<language>te</language>')
  expect(atom).toContain('<feed xml:lang="te"')
  expect(JSON.parse(json!)).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'te' })
})

test('a feed is written once, and again when the posts have changed', async () => {
  let [version, written] = [1, 0]
  const site = discovery({
    origin: ORIGIN,
    listPages: async () => pages,
    listPosts: async () => [post],
    listFeed: async () => {
      written += 1
      return [post]
    },
    listArchive: async () => [],
    stamp: async () => String(version),
  })

  await site.request('/feed.xml')
  await site.request('/feed.xml')
  expect(written).toBe(1)
  version = 2
  await site.request('/feed.xml')
  expect(written).toBe(2)
})

test('a hundred readers who ask for a feed after a change cause one writing; one that failed is written again', async () => {
  let stamp = 'before'
  let writings = 0
  const listFeed = async () => {
    writings += 1
    if (stamp === 'broken') throw new Error('no database')
    return [post]
  }
  const none = async () => []
  const lists = { listPages: none, listPosts: none, listFeed, listArchive: none }
  const app = discovery({ origin: ORIGIN, ...lists, stamp: async () => stamp })
  app.onError((_, c) => c.text('', 500))
  const askAll = () => Promise.all(Array.from({ length: 100 }, () => app.request('/feed.xml')))

  await app.request('/feed.xml')
  stamp = 'after'
  await askAll()
  expect(writings).toBe(2)

  stamp = 'broken'
  for (const { status } of await askAll()) expect(status).toBe(500)
  await app.request('/feed.xml')
  expect(writings).toBe(4)
})

test('a feed that a reader has is not sent again, until it is another', async () => {
  let version = 1
  const site = discovery({
    origin: ORIGIN,
    listPages: async () => pages,
    listPosts: async () => [{ ...post, title: `Edition ${version}` }],
    listFeed: async () => [{ ...post, title: `Edition ${version}` }],
    listArchive: async () => [],
    stamp: async () => String(version),
  })
  const headers = { 'If-None-Match': (await site.request('/feed.xml')).headers.get('ETag')! }

  expect((await site.request('/feed.xml', { headers })).status).toBe(304)
  version = 2
  const changed = await site.request('/feed.xml', { headers })
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain('Edition 2')
})

test('robots are told where the sitemap is and what is not for them', async () => {
  const text = await read('/robots.txt')
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(text).toMatch(/^Disallow: \/api\/$/m)
})

test('what is not for robots is not for them in any language', async () => {
  using _ = offered(['en', 'hi'])
  const text = await read('/robots.txt')
  for (const path of ['/api/', '/go/', '/blogs?search='])
    for (const language of ['', '/hi']) expect(text.split('\n')).toContain(`Disallow: ${language}${path}`)
  expect(text).not.toContain('/hi/desk')
})

test('llms.txt names the site, its pages and its articles', async () => {
  const text = await read('/llms.txt')
  expect(text).toMatch(new RegExp(`^# ${brandName()}\n\n> `))
  expect(text).toContain(`- [${post.title}](${ORIGIN}/blogs/fans-and-lamps): ${post.description}`)
})

test('the manifest names icons that are there', async () => {
  const manifest = JSON.parse(await read('/site.webmanifest'))
  expect(manifest).toMatchObject({ name: brandName(), start_url: '/' })
  expect(manifest.icons).toHaveLength(3)
})

async function read(path: string): Promise<string> {
  const options = {
    origin: ORIGIN,
    listPages: async () => pages,
    listPosts: async () => [post],
    listFeed: async () => [post],
    listArchive: async () => [],
    stamp: async () => '1',
  }
  const response = await discovery(options).request(path)
  expect(response.status).toBe(200)
  return response.text()
}

/** Every tag is closed by its own name, and every ampersand begins an entity; CDATA is text. */
function wellFormed(xml: string): boolean {
  const text = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replace(/<\?[\s\S]*?\?>/g, '')
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i.test(text)) return false

  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of text.matchAll(/<(\/?)([\w:-]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!selfClosing) open.push(name)
  }
  return open.length === 0 && !/<(?![\w/])/.test(text)
}
