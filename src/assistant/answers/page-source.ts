import { setImmediate } from 'node:timers/promises'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import { currentTag, withoutLanguage } from '#platform/text/language.ts'
import { pageCutter } from './page-cutter.ts'
import { pageToPassages } from './page-to-passages.ts'
import type { PassageSource } from './search-index.ts'

/** What our menus call a page, in the language of now. */
const names = () => new Map<string, string>([...mainNav, ...companyLinks].map(({ path, label }) => [path, label]))

// Read from the database instead, where they are newer; see postSource.
const ARTICLES = /^\/blogs(\/|$)/
const MOST_PAGES = 100

/**
 * Our own pages as they are sent to visitors in the language of now: those of the menus, and what they link to. `version`:
 * another one whenever one of them says something else.
 */
export function pageSource(fetchPage: (path: string) => Promise<Response>, version: () => string): PassageSource {
  const cut = pageCutter()
  return {
    version: async () => version(),
    passages: async () => cut(await readPages()),
    async passagesOf(path) {
      const html = await htmlOf(path)
      return html ? pageToPassages({ path, name: names().get(path), html, language: currentTag() }) : []
    },
  }

  async function readPages() {
    const pages = new Map<string, string | undefined>()
    const named = names()
    let next = [...named.keys()]

    while (next.length > 0 && pages.size < MOST_PAGES) {
      const links = new Set<string>()
      for (const path of next) {
        // Some are rendered for this: who asks for a page meanwhile goes first.
        await setImmediate()
        const html = await htmlOf(path)
        pages.set(path, html)
        for (const link of linksOf(html ?? '')) links.add(link)
      }
      next = [...links].filter((path) => !pages.has(path))
    }
    return [...pages].flatMap(([path, html]) =>
      html ? [{ path, name: named.get(path), html, language: currentTag() }] : [],
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

/** The pages of this site that a page of ours links to, without their language: no files, no addresses that lead away. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s(?:[^>]*\s)?href="([^"]*)"/g)]
    .map(([, href = '']) => withoutLanguage(href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')).path)
    .filter((path) => /^\/(?!\/|go\/|api\/|desk\b)/.test(path) && !/\.\w+$/.test(path))
    .map((path) => path.replaceAll('&amp;', '&'))
}
