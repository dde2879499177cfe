import { isVerbatim } from '#company/verbatim.ts'
import type { Database } from '#database/database.ts'
import { listEntries } from '#desk/company/find-entries.ts'
import { cutSearch } from '#platform/text/clean-text.ts'
import { findSentence } from '#platform/text/said.ts'
import { findSentences, pageOfSentence } from './sentences.ts'

export interface FoundWords {
  search: string
  total: number
  rows: {
    key: string
    /** Null for what the program puts together. */
    built: string | null
    ours: string | null
    /** At the desk: the entry, or the form of a new one. Null for what cannot be written. */
    address: string | null
    /** Null for what stands in mails, or on pages behind a link. */
    page: string | null
    isVerbatim: boolean
  }[]
}

/** What the list of words finds by what is written. Nothing is looked for where nothing is asked. */
export async function findWords(db: Database, typed: string, now: Date): Promise<FoundWords> {
  const search = cutSearch(typed)
  const entries = (await listEntries(db, now, 'words')).filter(({ deletedAt }) => !deletedAt)
  const ours = new Map(entries.map(({ id, values }) => [String(values.key), { id, text: String(values.ours) }]))
  const texts = new Map([...ours].map(([key, { text }]) => [key, text]))
  const { found, total } = search === '' ? { found: [], total: 0 } : findSentences(search, texts)

  const rows = found.map((sentence) => {
    const { key, built } = sentence
    const own = ours.get(key)
    const query = new URLSearchParams({ key, ours: built ?? '' })
    const address = own ? `/desk/company/words/${own.id}` : built && `/desk/company/words/new?${query}`
    return {
      ...{ key, built, ours: own?.text ?? null, address, page: pageOfSentence(sentence) },
      isVerbatim: built !== null && isVerbatim(built),
    }
  })
  return { search, total, rows }
}

export interface BesideWords {
  key: string
  built: string
  page: string | null
  isVerbatim: boolean
}

/** What stands beside the form of a sentence; undefined where there is no such sentence. */
export function besideWords(key: string): BesideWords | undefined {
  const sentence = findSentence(key)
  if (!sentence?.built) return undefined
  return { key, built: sentence.built, page: pageOfSentence(sentence), isVerbatim: isVerbatim(sentence.built) }
}
