import { type Language, withoutLanguage } from '#platform/text/language.ts'

/** A page with an address of its own, as the site answers for it. */
export interface NamedPage {
  path: string
  html: string
  builtAt: Date
}

/** A page that search engines may show. */
export interface SitePage {
  path: string
  title: string
  description: string
  /** Its picture's name in /og, without a language. */
  picture: string
  /** Those in which it is there, where that is not in all. */
  languages?: readonly Language[]
  /** The day on which this version of it was built. */
  updated: string
}

/** What pages say about themselves; those that search engines are not to show are left out. */
export function listSitePages(pages: NamedPage[]): SitePage[] {
  return pages
    .filter(({ html }) => html.includes('rel="canonical"') && !html.includes('<meta name="robots" content="noindex"'))
    .map(({ path, html, builtAt }) => ({
      path,
      title: contentOf(html, 'property="og:title"'),
      description: contentOf(html, 'name="description"'),
      picture: decodeURI(withoutLanguage(pictureOf(html)).path.slice(1)),
      updated: builtAt.toISOString().slice(0, 10),
    }))
}

export function inOrder(pages: SitePage[]): SitePage[] {
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function pictureOf(html: string): string {
  return /\/og(\/[^"]+)\.png/.exec(contentOf(html, 'property="og:image"'))?.[1] ?? '/home'
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
