import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type PageToCut, pageToPassages } from './page-to-passages.ts'
import type { Passage } from './passage.ts'

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
