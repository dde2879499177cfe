import { compressPage, htmlOf, type StoredPage } from './post-process-html.ts'

const SLOW = ['slow-2g', '2g', '3g']
const made = new WeakMap<StoredPage, StoredPage>()

/** What a browser says of its visitor's wishes and line: https://wicg.github.io/savedata, https://wicg.github.io/netinfo */
export interface LineHints {
  saveData?: string
  ect?: string
}

export function wantsReducedData({ saveData, ect = '' }: LineHints): boolean {
  return saveData === 'on' || SLOW.includes(ect)
}

/**
 * The page for visitors who save data or have a slow line: of each picture the smallest size, and a mark by which the
 * styles leave out those that only decorate. src/ui/picture.tsx reads the same mark, for pages that are opened from this one.
 */
export function reducedPage(page: StoredPage): StoredPage {
  const known = made.get(page)
  if (known) return known

  const reduced = compressPage({ html: withoutLargePictures(htmlOf(page)), hashes: page.hashes })
  made.set(page, reduced)
  return reduced
}

function withoutLargePictures(html: string): string {
  return html.replace('<html ', '<html data-reduced="" ').replace(/ srcSet="([^" ]+ \d+w), [^"]*"/g, ' srcSet="$1"')
}
