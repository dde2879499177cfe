import type { FinishedPage } from './finish-page.ts'
import { compressPage, type StoredPage } from './page-store.ts'

const CHECK_MS = 1_000
const MOST_PAGES = 500
const LONGEST_ADDRESS = 300

export interface PageCacheOptions {
  /** Stays the same for as long as every page that is kept is still true. Asked at most once a second. */
  stamp: () => Promise<string>
  now?: () => number
}

export interface PageCache {
  /** The page as it is kept, else as `render` makes it; what that cannot finish is not kept. */
  find: (address: string, render: () => Promise<FinishedPage | undefined>) => Promise<StoredPage | undefined>
}

/**
 * Keeps pages that are rendered on request, so that the next visitor does not
 * wait for the rendering. What has changed shows after a second at the latest;
 * of more pages than it holds, those go that nobody has asked for longest.
 */
export function createPageCache({ stamp, now = () => performance.now() }: PageCacheOptions): PageCache {
  const pages = new Map<string, StoredPage>()
  let current = ''
  let checkedAt = Number.NEGATIVE_INFINITY

  return {
    async find(address, render) {
      await dropWhatHasChanged()
      const known = pages.get(address)
      if (known) return keep(address, known)

      const asOf = current
      const finished = await render()
      const page = finished && compressPage(finished)
      // What changed while it was being rendered may not be in it.
      return page && asOf === current && address.length <= LONGEST_ADDRESS ? keep(address, page) : page
    },
  }

  async function dropWhatHasChanged() {
    if (now() - checkedAt < CHECK_MS) return

    checkedAt = now()
    const latest = await stamp()
    if (latest !== current) pages.clear()
    current = latest
  }

  function keep(address: string, page: StoredPage): StoredPage {
    // Last in the map is last to go.
    pages.delete(address)
    pages.set(address, page)
    const [longestUnasked] = pages.keys()
    if (pages.size > MOST_PAGES && longestUnasked !== undefined) pages.delete(longestUnasked)
    return page
  }
}
