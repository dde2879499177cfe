import { companyLinks, mainNav, site } from '#content/site.ts'
import { cutPage } from './cut-page.ts'
import type { PassageSource } from './library.ts'
import { linksOf } from './links-of.ts'

/** What our menus call a page. */
const NAMES = new Map<string, string>([...mainNav, ...companyLinks].map(({ path, label }) => [path, label]))

// Read from the database instead, where they are newer; see postSource.
const ARTICLES = /^\/blogs(\/|$)/
const MOST_PAGES = 100

/**
 * Our own pages as they are sent to visitors: those of the menus, and what they link to. They change only with a
 * release, and a release is a new process.
 */
export function pageSource(fetchPage: (path: string) => Promise<Response>): PassageSource {
  return { version: async () => 'this release', passages: async () => (await readPages()).flatMap(cutPage) }

  async function readPages() {
    const pages = new Map<string, string | undefined>()
    let next = [...NAMES.keys()]

    while (next.length > 0 && pages.size < MOST_PAGES) {
      const read = await Promise.all(next.map(async (path) => ({ path, html: await htmlOf(path) })))
      for (const { path, html } of read) pages.set(path, html)
      next = distinct(read.flatMap(({ html }) => linksOf(html ?? ''))).filter((path) => !pages.has(path))
    }
    return [...pages].flatMap(([path, html]) =>
      html ? [{ path, name: NAMES.get(path), html, language: site.language }] : [],
    )
  }

  async function htmlOf(path: string): Promise<string | undefined> {
    if (ARTICLES.test(path)) return undefined
    const response = await fetchPage(path)
    const isPage = response.status === 200 && response.headers.get('Content-Type')?.startsWith('text/html')
    const html = await response.text()
    return isPage && !/<meta name="robots" content="noindex/.test(html) ? html : undefined
  }
}

function distinct(paths: string[]): string[] {
  return [...new Set(paths)]
}
