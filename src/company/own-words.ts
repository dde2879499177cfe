import { AsyncLocalStorage } from 'node:async_hooks'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSentence, sayOwn } from '#platform/text/said.ts'
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

let groupsOfScripts: ReadonlySet<string> | undefined

/**
 * What a page brings along: those sentences of staff that a browser's script says too, as JSON for an attribute. `folder`: of
 * the browser's build, whose scripts name the objects of words that are in them.
 */
export function ownWordsForScripts(folder: string): string {
  const words = new Map([...ownWords(), ...(looking.getStore() ?? [])])
  if (words.size === 0) return ''
  groupsOfScripts ??= findGroups(folder)
  const shared = [...words].filter(([key]) => groupsOfScripts!.has(findSentence(key)?.group ?? ''))
  if (shared.length === 0) return ''
  return JSON.stringify(Object.fromEntries(shared))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}

function findGroups(folder: string): Set<string> {
  const scripts = globSync('assets/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(scripts.flatMap((script) => script.match(/\b[a-z][a-z/-]+:[a-z]\w+(?=["'`],)/g) ?? []))
}
