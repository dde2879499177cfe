import { AsyncLocalStorage } from 'node:async_hooks'
import { currentLanguage, FIRST_LANGUAGE } from '#platform/text/language.ts'
import { type Brought, findSentence, sayOwn } from '#platform/text/said.ts'
import { companyFacts } from './facts.ts'
import type { CompanyFacts } from './registers/registers.ts'

const byFacts = new WeakMap<CompanyFacts, ReadonlyMap<string, string>>()
const looking = new AsyncLocalStorage<ReadonlyMap<string, string>>()

sayOwn((key) => looking.getStore()?.get(key) ?? ownWords().get(key))

/** What staff have published in place of sentences of the design, by their keys. */
function ownWords(): ReadonlyMap<string, string> {
  const facts = companyFacts()
  const known = byFacts.get(facts)
  if (known) return known
  const words = new Map(facts.words.map(({ key, ours }) => [key, ours]))
  byFacts.set(facts, words)
  return words
}

/** Whatever is rendered in here says these as well, for who looks at a sentence before it is published. */
export function whileSaying<T>(words: ReadonlyMap<string, string>, render: () => Promise<T>): Promise<T> {
  return looking.run(words, render)
}

/**
 * What a page brings along for browsers' scripts, which say some sentences too: JSON, for an attribute. Empty where there is
 * nothing; staff say sentences of the English site in their own words.
 */
export function ownWordsForScripts(): string {
  if (currentLanguage() !== FIRST_LANGUAGE) return ''
  const words = { ...Object.fromEntries(ownWords()), ...Object.fromEntries(looking.getStore() ?? []) }
  if (Object.keys(words).length === 0) return ''
  const brought = Object.entries(words).map(([key, text]): [string, Brought] => {
    const { parts } = findSentence(key) ?? {}
    return [key, parts ? [text, ...parts] : text]
  })
  return JSON.stringify(Object.fromEntries(brought))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}
