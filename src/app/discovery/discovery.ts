import { type Context, Hono } from 'hono'
import { brandName } from '#company/brand-name.ts'
import { underLogo } from '#company/nav.en.ts'
import type { ArchivedEdition } from '#editions/archive.ts'
import { compressText, type StoredText } from '#platform/http/compress-text.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { serveStored } from '#platform/http/serve-stored.ts'
import {
  addressHere,
  addressIn,
  currentLanguage,
  type Language,
  langOf,
  offeredLanguages,
} from '#platform/text/language.ts'
import { xmlText } from '#platform/text/xml-text.ts'
import { blogCopy } from '#site/blog/words.en.ts'
import { archiveCopy } from '#site/newsletter/archive-words.en.ts'
import { atomOf, type FeedEntry, feedOf, feedOfArchive, jsonOf } from './feeds.ts'
import type { SitePage } from './site-pages.ts'
import { sitemap } from './sitemap.ts'
import { llmsCopy } from './words.en.ts'

const NEWEST = 100

const FOR_A_WHILE = 'public, max-age=300'

export interface ListedPost {
  slug: string
  title: string
  description: string
  featured_image: string
  updated_at: string
  /** Of what is in English alone, in another language. */
  lang?: string
  /** Those in which it is there, English first. */
  languages: readonly Language[]
}

interface Options {
  origin: string
  listPages: () => Promise<readonly SitePage[]>
  /** Every published post, newest first. */
  listPosts: () => Promise<ListedPost[]>
  /** The newest posts, whole. */
  listFeed: () => Promise<FeedEntry[]>
  /** The newest editions of the newsletter, whole. */
  listArchive: () => Promise<ArchivedEdition[]>
  /** Stays the same for as long as the pages, the posts and the editions do. */
  stamp: () => Promise<string>
}

/** What machines read to find their way: sitemap, robots, feeds, llms.txt, manifest. */
export function discovery({ origin, listPages, listPosts, listFeed, listArchive, stamp }: Options) {
  const written = new Map<string, { stamp: string; file: Promise<StoredText> }>()
  const feed = async () => feedOf(await listFeed(), origin)
  const archive = async () => feedOfArchive(await listArchive(), origin)

  return new Hono<RequestState>()
    .get('/robots.txt', (c) => c.text(robotsText(origin)))
    .get('/site.webmanifest', (c) =>
      c.json(
        webManifest({ brand: brandName(), language: langOf(currentLanguage()), tagline: underLogo.tagline }),
        200,
        {
          'Content-Type': 'application/manifest+json',
        },
      ),
    )
    .get(...file('/sitemap.xml', 'application/xml', async () => sitemap(await listPages(), await listPosts(), origin)))
    .get(...file('/llms.txt', 'text/plain', async () => llmsText(await listPages(), await listPosts(), origin)))
    .get(...file('/feed.xml', 'application/rss+xml', async () => (await feed()).rss2()))
    .get(...file('/atom.xml', 'application/atom+xml', async () => atomOf(await feed())))
    .get(...file('/feed.json', 'application/feed+json', async () => jsonOf(await feed())))
    .get(...file('/newsletter/feed.xml', 'application/rss+xml', async () => (await archive()).rss2()))
    .get(...file('/newsletter/atom.xml', 'application/atom+xml', async () => atomOf(await archive())))
    .get(...file('/newsletter/feed.json', 'application/feed+json', async () => jsonOf(await archive())))

  /** A file that is written again only after the posts have changed: once, however many ask for it meanwhile. */
  function file(path: string, type: string, write: () => Promise<string>) {
    const answer = async (c: Context) => {
      const current = await stamp()
      const name = addressHere(path)
      const file = await (fileOf(name, current) ?? begin(name, current, write))
      c.header('Cache-Control', FOR_A_WHILE)
      return serveStored(c, file, `${type}; charset=utf-8`)
    }
    return [path, answer] as const
  }

  function fileOf(path: string, current: string): Promise<StoredText> | undefined {
    const known = written.get(path)
    return known?.stamp === current ? known.file : undefined
  }

  function begin(path: string, current: string, write: () => Promise<string>): Promise<StoredText> {
    const file = write().then((text) => compressText(xmlText(text)))
    written.set(path, { stamp: current, file })
    // What could not be written is tried again by whoever asks next.
    file.catch(() => written.get(path)?.file === file && written.delete(path))
    return file
  }
}

/** Everything is open but the API, the links that leave, searches, in each language, and the desk. */
function robotsText(origin: string): string {
  const closed = offeredLanguages().flatMap((language) =>
    ['/api/', '/go/', '/blogs?search='].map((path) => addressIn(language, path)),
  )
  return `User-agent: *
Disallow: ${[...closed, '/desk'].join('\nDisallow: ')}

Sitemap: ${origin}/sitemap.xml
`
}

interface Brand {
  brand: string
  language: string
  tagline: string
}

/** What a phone needs to keep the site among its apps. */
function webManifest({ brand, language, tagline }: Brand) {
  return {
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    start_url: addressHere('/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#F8F3EA',
    theme_color: '#F8F3EA',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** The site in one page of Markdown, for language models (llmstxt.org). */
function llmsText(pages: readonly SitePage[], posts: readonly ListedPost[], origin: string): string {
  const home = pages.find(({ path }) => path === '/')
  const line = (title: string, path: string, description: string, lang?: string) =>
    `- [${title}](${origin}${lang ? path : addressHere(path)})${lang ? ` (${lang})` : ''}: ${description}`

  return [
    `# ${brandName()}`,
    '',
    `> ${underLogo.tagline} ${home?.description ?? ''}`.trim(),
    '',
    `## ${llmsCopy.pages}`,
    '',
    ...pages.map(({ title, path, description }) => line(title, path, description)),
    '',
    `## ${blogCopy.name}`,
    '',
    ...posts
      .slice(0, NEWEST)
      .map(({ title, slug, description, lang }) => line(title, `/blogs/${slug}`, description, lang)),
    '',
    `## ${llmsCopy.feeds}`,
    '',
    `- [RSS](${origin}${addressHere('/feed.xml')})`,
    `- [Atom](${origin}${addressHere('/atom.xml')})`,
    `- [JSON](${origin}${addressHere('/feed.json')})`,
    `- [${archiveCopy.name}](${origin}${addressHere('/newsletter/atom.xml')})`,
    '',
  ].join('\n')
}
