import { AsyncLocalStorage } from 'node:async_hooks'
import { FIRST_LANGUAGE, type Language, languageFrom } from './language.ts'

const current = new AsyncLocalStorage<{ language: Language; english: Set<string> }>()
const NONE: ReadonlySet<string> = new Set()

languageFrom(
  () => current.getStore()?.language ?? FIRST_LANGUAGE,
  (text) => current.getStore()?.english.add(text),
)

/** Whatever is said in the course of this work is said in that language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return current.run({ language, english: new Set() }, work)
}

/** What was said in English so far in the course of this work, since its language has no words for it. */
export function wordsLeftInEnglish(): ReadonlySet<string> {
  return current.getStore()?.english ?? NONE
}
