import { SHOWN, type Shown } from '#pages.ts'
import type { StoredPage } from './post-process-html.ts'

/** As many as a large blog has pages; of more, those go that nobody has asked for longest. */
const MOST_PAGES = 500
const LONGEST_ADDRESS = 300
const TRY_AGAIN_MS = 60_000

/** For each thing that pages show, what is different whenever it has changed. */
export type Revisions = Record<Shown, string>

/** Undefined where there is nothing to keep: no such page, or one that leads elsewhere. */
type Render = () => Promise<StoredPage | undefined>

interface Options {
  revisions: () => Promise<Revisions>
  /** Told of each page that could not be rendered again. */
  onFailure: (address: string, error: unknown) => void
  most?: number
  now?: () => number
}

interface Cached {
  page: StoredPage
  shows: readonly Shown[]
  render: Render
  /** It shows something that has changed since. */
  isOutdated: boolean
  failedAt?: number
}

export interface PageCache {
  /** The page that is there, at once; the one before, while the new one is rendered. */
  ready: (address: string) => StoredPage | undefined
  /** The page that is there, else a new one, which all who ask meanwhile wait for. */
  find: (address: string, shows: readonly Shown[], render: Render) => Promise<StoredPage | undefined>
  /** The page as of the last look, which who reads what pages say waits for; where it fails, the one before stays. */
  bringUpToDate: (address: string) => Promise<void>
  /** Looks whether anything has changed, and renders nothing: the next change is seen while pages wait for their turn. */
  look: () => Promise<void>
  /**
   * Renders the page that was asked for last, of those that show something that has changed. False: there is none, or
   * somebody waits for another one.
   */
  renderNext: () => Promise<boolean>
  /** Another number whenever pages that were there say something else, once they are brought up to date. */
  version: () => number
  /** Addresses whose visitors still get the page from before, because the new one fails. */
  outdated: () => string[]
}

/**
 * Pages as they are sent. Each is rendered once for all who ask, and again when something that it shows has changed.
 * Until the new one is there, and where it fails, visitors have the one before: nobody waits for a rendering twice.
 */
export function createPageCache({ revisions, onFailure, most = MOST_PAGES, now = Date.now }: Options): PageCache {
  const pages = new Map<string, Cached>()
  const underWay = new Map<string, Promise<StoredPage | undefined>>()
  let known: Revisions | undefined
  let version = 0

  return {
    ready,

    async find(address, shows, render) {
      return ready(address) ?? underWay.get(address) ?? begin(address, shows, render)
    },

    async bringUpToDate(address) {
      await renderAgain(address)
      // What was under way may have begun before the last look.
      await renderAgain(address)
    },

    async look() {
      const latest = await revisions()
      const changed = SHOWN.filter((shown) => known && known[shown] !== latest[shown])
      known = latest
      if (changed.length > 0) version++
      for (const [address, cached] of pages) {
        if (!cached.shows.some((shown) => changed.includes(shown))) continue
        // One of the many answers to a search is rendered again when somebody searches for it.
        if (address.includes('?')) pages.delete(address)
        cached.isOutdated = true
        cached.failedAt = undefined
      }
    },

    async renderNext() {
      if (underWay.size > 0) return false
      const [address] = [...pages].findLast(([, cached]) => isDue(cached)) ?? []
      if (address === undefined) return false
      await renderAgain(address)
      return true
    },

    version: () => version,

    outdated: () => [...pages].filter(([, { failedAt }]) => failedAt !== undefined).map(([address]) => address),
  }

  function ready(address: string): StoredPage | undefined {
    const cached = pages.get(address)
    if (!cached) return undefined
    // Last in the map is last to go.
    pages.delete(address)
    pages.set(address, cached)
    // Of many pages that have changed, the one that somebody looks at goes first.
    if (isDue(cached) && !underWay.has(address)) void renderAgain(address)
    return cached.page
  }

  function isDue({ isOutdated, failedAt }: Cached): boolean {
    return isOutdated && (failedAt === undefined || now() - failedAt > TRY_AGAIN_MS)
  }

  async function renderAgain(address: string) {
    const cached = pages.get(address)
    if (!cached || !isDue(cached)) return
    try {
      const page = await (underWay.get(address) ?? begin(address, cached.shows, cached.render))
      if (!page) pages.delete(address)
    } catch (error) {
      cached.failedAt = now()
      onFailure(address, error)
    }
  }

  function begin(address: string, shows: readonly Shown[], render: Render) {
    const asOf = known
    const rendering = render()
      .then((page) => {
        // What changed while it was being rendered may not be in it.
        if (page) keep(address, { page, shows, render, isOutdated: asOf !== known && isOlder(asOf, shows) })
        return page
      })
      .finally(() => underWay.delete(address))
    underWay.set(address, rendering)
    return rendering
  }

  function isOlder(asOf: Revisions | undefined, shows: readonly Shown[]): boolean {
    return shows.some((shown) => asOf?.[shown] !== known?.[shown])
  }

  function keep(address: string, cached: Cached) {
    if (address.length > LONGEST_ADDRESS) return
    // Where it failed, or came too late for the last look, somebody has read the one from before.
    if (cached.isOutdated || pages.get(address)?.failedAt !== undefined) version++
    // In its old place: it has not been asked for.
    pages.set(address, cached)
    const [longestUnasked] = pages.keys()
    if (pages.size > most && longestUnasked !== undefined) pages.delete(longestUnasked)
  }
}
