import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { currentLanguage, FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import { type Passage, pageOf } from './passage.ts'
import { indexPassages, MOST_FOUND, type PassageIndex } from './passage-index.ts'
import { withEnglish } from './with-english.ts'

// With less of the best score no order of compose-answer.ts brings a passage into the answer: 0.75 of it, worth 1.3 times.
const LEAST_SHARE = 0.5

/** Something we can answer from: our pages, the articles, the tariff records. */
export interface PassageSource {
  /** Stays the same for as long as the passages do. Asked often: it has to be cheap. */
  version: () => Promise<string>
  passages: () => Promise<Passage[]>
  /** Of one page, where a page can be read alone. */
  passagesOf?: (path: string) => Promise<Passage[]>
}

export interface SearchIndex {
  /** With a question it waits only for the pages that answer it: all pages together take most of a second. */
  open: (question?: string) => Promise<PassageIndex>
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
    async open(question) {
      if (now().getTime() - checkedAt >= CHECK_MS) checking ??= renew()
      if (!checking) return index
      const renewed = checking.then(() => index)
      return question === undefined ? renewed : Promise.race([renewed, nearest(question, renewed).catch(() => renewed)])
    },
  }

  /** Where nothing but pages has changed: the index from before, with those that answer the question as they are now. */
  async function nearest(question: string, renewed: Promise<PassageIndex>): Promise<PassageIndex> {
    const before = index
    const [pages, ...others] = await changedSources()
    const isAlone = others.length === 0 && before.passages.length > 0
    return isAlone && pages?.passagesOf ? withNearestPages(before, question, pages.passagesOf) : renewed
  }

  async function changedSources(): Promise<PassageSource[]> {
    const versions = await Promise.all(sources.map(({ version }) => version()))
    return sources.filter((_, at) => versions[at] !== cached[at]?.version)
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
  const english: SearchIndex = { open: (question) => inLanguage(FIRST_LANGUAGE, () => ofEnglish.open(question)) }
  const others = new Map<Language, SearchIndex>()

  return {
    open(question) {
      const language = currentLanguage()
      if (language === FIRST_LANGUAGE) return english.open(question)
      const known = others.get(language) ?? createSearchIndex(sourcesIn(language), services, english)
      others.set(language, known)
      return known.open(question)
    },
  }
}

/**
 * The index with the pages that an answer may be taken from as they are now, read one by one. What they are found by is
 * still what they said before: good for the moment until all pages are read.
 */
async function withNearestPages(
  index: PassageIndex,
  question: string,
  readPage: (path: string) => Promise<Passage[]>,
): Promise<PassageIndex> {
  const asNow = new Map<Passage, Passage>()
  const found = index.find(index.read(question), MOST_FOUND)
  const near = found.filter(({ score }) => score >= (found[0]?.score ?? 0) * LEAST_SHARE)

  for (const path of new Set(near.map(({ passage }) => pageOf(passage)))) {
    const before = index.passages.filter((passage) => pageOf(passage) === path)
    if (before.length === 0) continue
    const now = await readPage(path)
    const isCutAlike = now.length === before.length
    for (const [at, passage] of before.entries()) {
      const same = isCutAlike ? now[at] : now.find(({ href }) => href === passage.href)
      if (same) asNow.set(passage, { ...same, english: passage.english })
    }
  }

  return {
    ...index,
    find: (...asked) =>
      index.find(...asked).map((found) => ({ ...found, passage: asNow.get(found.passage) ?? found.passage })),
  }
}
