import { blogCopy } from '#content/blog.ts'
import { careersCopy } from '#content/careers.ts'
import type { PageStore } from '#platform/http/page-store.ts'

/** A page that search engines may show. */
export interface SitePage {
  path: string
  title: string
  description: string
  /** Its picture's name in /og. */
  picture: string
  /** The day on which this version of it was built. */
  updated: string
}

/** What the built pages say about themselves, and the lists that are rendered on request. */
export function listSitePages({ list }: Pick<PageStore, 'list'>): SitePage[] {
  const pages = list()
    .filter(({ html }) => html.includes('rel="canonical"') && !html.includes('<meta name="robots" content="noindex"'))
    .map(({ path, html, builtAt }) => ({
      path,
      title: contentOf(html, 'property="og:title"'),
      description: contentOf(html, 'name="description"'),
      picture: decodeURI(/\/og\/([^"]+)\.png/.exec(contentOf(html, 'property="og:image"'))?.[1] ?? 'home'),
      updated: builtAt.toISOString().slice(0, 10),
    }))
  const updated = pages[0]?.updated ?? new Date(0).toISOString().slice(0, 10)
  const lists = [
    { path: '/blogs', picture: 'blogs', copy: blogCopy },
    { path: '/careers', picture: 'careers', copy: careersCopy },
  ].map(({ copy: { title, description }, ...page }) => ({ ...page, title, description, updated }))

  return inOrder([...pages, ...lists])
}

export function inOrder(pages: SitePage[]): SitePage[] {
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function contentOf(html: string, name: string): string {
  const content = new RegExp(`<meta ${name} content="([^"]*)"`).exec(html)?.[1] ?? ''
  return content
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
