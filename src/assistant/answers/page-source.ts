import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import { currentTag, withoutLanguage } from '#platform/text/language.ts'
import { type PageToCut, pageToPassages } from './page-to-passages.ts'
import type { Passage } from './passage.ts'
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

interface PostToCut {
  slug: string
  title: string
  description: string
  /** Its HTML, with an id on every heading. */
  content: string
  updated_at: string
}

interface PostSource {
  /** Changes whenever what a visitor may read of the blog does. */
  version: () => Promise<string>
  list: () => Promise<PostToCut[]>
}

/** The published articles in the language of now, cut at their headings. */
export function postSource({ version, list }: PostSource): PassageSource {
  const cut = pageCutter()
  return { version, passages: async () => cut((await list()).map(toPage)) }
}

function toPage({ slug, title, description, content, updated_at }: PostToCut) {
  const opening = `<h1>${escaped(title)}</h1><p>${escaped(description)}</p>`
  return {
    path: `/blogs/${slug}`,
    html: opening + content,
    language: currentTag(),
    date: updated_at.slice(0, 10),
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/**
 * One page at a time: each takes the processor for milliseconds, and whoever asks for anything else goes first. What a page
 * was cut into is kept for as long as it says the same: after most changes all pages but a few do.
 */
export function pageCutter(): (pages: PageToCut[]) => Promise<Passage[]> {
  let kept = new Map<string, Passage[]>()

  return async (pages) => {
    const cut = new Map<string, Passage[]>()
    for (const page of pages) {
      await setImmediate()
      const said = saidBy(page)
      cut.set(said, kept.get(said) ?? pageToPassages(page))
    }
    kept = cut
    return [...cut.values()].flat()
  }
}

/** Of a whole page its main part: what is around it is in no passage. */
function saidBy({ html, ...page }: PageToCut): string {
  const [from, to] = [html.indexOf('<main'), html.lastIndexOf('</main>')]
  return hash('sha256', JSON.stringify([page, from >= 0 && to > from ? html.slice(from, to) : html]))
}
