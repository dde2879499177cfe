import type { Services } from '#platform/services.ts'
import type { Passage } from './passage.ts'
import { indexPassages, type PassageIndex } from './passage-index.ts'

/** Something we can answer from: our pages, the articles, the tariff records. */
export interface PassageSource {
  /** Stays the same for as long as the passages do. Asked often: it has to be cheap. */
  version: () => Promise<string>
  passages: () => Promise<Passage[]>
}

export interface Library {
  open: () => Promise<PassageIndex>
}

/** How long a change may go unseen. */
const CHECK_MS = 2_000

interface Shelf {
  version: string
  passages: Passage[]
}

/**
 * Keeps the index of all sources and renews it soon after one of them changed.
 * A source that cannot be read keeps its last passages: answers go on.
 */
export function createLibrary(sources: PassageSource[], { log, now }: Pick<Services, 'log' | 'now'>): Library {
  const shelves = sources.map((): Shelf => ({ version: '', passages: [] }))
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
    const changes = await Promise.all(sources.map((source, at) => refill(source, shelves[at]!)))
    if (changes.includes(true)) index = indexPassages(shelves.flatMap(({ passages }) => passages))
    checkedAt = now().getTime()
    checking = undefined
  }

  async function refill(source: PassageSource, shelf: Shelf): Promise<boolean> {
    try {
      const version = await source.version()
      if (version === shelf.version) return false

      shelf.passages = await source.passages()
      shelf.version = version
      return true
    } catch (error) {
      log.warn({ err: error }, 'the assistant keeps what it knew: a source cannot be read')
      return false
    }
  }
}
