import { AsyncLocalStorage } from 'node:async_hooks'
import { idOfGroup } from '#platform/text/group-id.ts'
import { currentLanguage, FIRST_LANGUAGE } from '#platform/text/language.ts'
import putOwnWords from '#platform/text/put-own-words.ts?inline-script'
import { findSentence, sayOwn } from '#platform/text/said.ts'
import type { OwnSentence, OwnWords } from '#platform/text/said-in-browser.ts'
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
 * What a page brings along for browsers' scripts, which say some sentences too: a script of the page. Empty where there is
 * nothing; staff say sentences of the English site in their own words.
 */
export function ownWordsForScripts(): string {
  if (currentLanguage() !== FIRST_LANGUAGE) return ''
  const said = [...ownWords(), ...(looking.getStore() ?? [])]
  const brought: OwnWords = {}
  for (const [key, text] of new Map(said)) {
    const sentence = findSentence(key)
    // Of another build.
    if (!sentence) continue
    const { group, path, parts } = sentence
    const ours: OwnSentence = parts ? [path, text, parts] : [path, text]
    brought[idOfGroup(group)] = [...(brought[idOfGroup(group)] ?? []), ours]
  }
  if (Object.keys(brought).length === 0) return ''
  return `self.ownWords=${JSON.stringify(brought).replaceAll('<', '\\u003c')};${putOwnWords}`
}
