import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { currentLanguage, FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import type { Passage } from './passage.ts'
import { indexPassages, type PassageIndex } from './passage-index.ts'
import { withEnglish } from './with-english.ts'

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
const CHECK_MS = 100

interface CachedPassages {
  version: string
  passages: Passage[]
}

/**
 * Keeps the index of all sources and renews it soon after one of them changed.
 * A source that cannot be read keeps its last passages: answers go on.
 * `english`, for another language: where its passages are found by their English too, and what is in English alone.
 */
export function createSearchIndex(
  sources: PassageSource[],
  { log, now }: Pick<Services, 'log' | 'now'>,
  english?: SearchIndex,
): SearchIndex {
  const cached = sources.map((): CachedPassages => ({ version: '', passages: [] }))
  let index = indexPassages([])
  let inEnglish: readonly Passage[] | undefined
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
    const before = inEnglish
    inEnglish = (await english?.open())?.passages
    if (changes.includes(true) || inEnglish !== before) {
      const passages = cached.flatMap(({ passages }) => passages)
      index = indexPassages(inEnglish ? withEnglish(passages, inEnglish) : passages)
    }
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

/** An index a language, each made when somebody first asks in it. English is made first: the others are found by it. */
export function searchIndexes(sourcesIn: (language: Language) => PassageSource[], services: Services): SearchIndex {
  const ofEnglish = createSearchIndex(sourcesIn(FIRST_LANGUAGE), services)
  // Whoever asks for it: what it reads is English.
  const english: SearchIndex = { open: () => inLanguage(FIRST_LANGUAGE, () => ofEnglish.open()) }
  const others = new Map<Language, SearchIndex>()

  return {
    open() {
      const language = currentLanguage()
      if (language === FIRST_LANGUAGE) return english.open()
      const known = others.get(language) ?? createSearchIndex(sourcesIn(language), services, english)
      others.set(language, known)
      return known.open()
    },
  }
}
