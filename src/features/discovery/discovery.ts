import { Hono } from 'hono'
import { site } from '#content/site.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { type FeedEntry, feedOf } from './feeds.ts'
import { llmsText } from './llms-text.ts'
import { robotsText } from './robots-text.ts'
import type { SitePage } from './site-pages.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export interface ListedPost {
  slug: string
  title: string
  description: string
  featured_image: string
  updated_at: string
}

interface Options {
  origin: string
  pages: readonly SitePage[]
  /** Every published post, newest first. */
  listPosts: () => Promise<ListedPost[]>
  /** The newest posts, whole. */
  listFeed: () => Promise<FeedEntry[]>
}

/** What machines read to find their way: sitemap, robots, feeds, llms.txt, manifest. */
export function discovery({ origin, pages, listPosts, listFeed }: Options) {
  const feed = async () => feedOf(await listFeed(), origin)

  return new Hono<RequestState>()
    .get('/robots.txt', (c) => c.text(robotsText(origin)))
    .get('/sitemap.xml', async () => xml(sitemap(pages, await listPosts(), origin), 'application/xml'))
    .get('/feed.xml', async () => xml((await feed()).rss2(), 'application/rss+xml'))
    .get('/atom.xml', async () => xml((await feed()).atom1(), 'application/atom+xml'))
    .get('/feed.json', async () => xml((await feed()).json1(), 'application/feed+json'))
    .get('/llms.txt', async (c) => c.text(llmsText(pages, await listPosts(), origin)))
    .get('/site.webmanifest', (c) => c.json(webManifest(site), 200, { 'Content-Type': 'application/manifest+json' }))
}

function xml(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' },
  })
}
