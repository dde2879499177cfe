import type { Services } from '#platform/services.ts'
import type { Passage } from './passage.ts'
import { indexPassages, type PassageIndex } from './passage-index.ts'

/** Something we can answer from: our pages, the articles, the tariff records. */
export interface PassageSource {
  /** Stays the same for as long as the passages do. Asked often: it has to be cheap. */
  version: () => Promise<string>
  passages: () => Promise<Passage[]>
}

export interface SearchIndex {
  open: () => Promise<PassageIndex>
}

/** How long a change may go unseen. */
const CHECK_MS = 500

interface CachedPassages {
  version: string
  passages: Passage[]
}

/**
 * Keeps the index of all sources and renews it soon after one of them changed.
 * A source that cannot be read keeps its last passages: answers go on.
 */
export function createSearchIndex(sources: PassageSource[], { log, now }: Pick<Services, 'log' | 'now'>): SearchIndex {
  const cached = sources.map((): CachedPassages => ({ version: '', passages: [] }))
  let index = indexPassages([])
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  return {
    async open() {
      if (now().getTime() - checkedAt >= CHECK_MS) checking ??= renew()
      await checking
      return index
    },
  }

  async function renew() {
    const changes = await Promise.all(sources.map((source, at) => refill(source, cached[at]!)))
    if (changes.includes(true)) index = indexPassages(cached.flatMap(({ passages }) => passages))
    checkedAt = now().getTime()
    checking = undefined
  }

  async function refill(source: PassageSource, known: CachedPassages): Promise<boolean> {
    try {
      const version = await source.version()
      if (version === known.version) return false

      known.passages = await source.passages()
      known.version = version
      return true
    } catch (error) {
      log.warn({ err: error }, 'the assistant keeps what it knew: a source cannot be read')
      return false
    }
  }
}
