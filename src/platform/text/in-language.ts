import { AsyncLocalStorage } from 'node:async_hooks'
import { FIRST_LANGUAGE, type Language, languageFrom } from './language.ts'

const current = new AsyncLocalStorage<Language>()

languageFrom(() => current.getStore() ?? FIRST_LANGUAGE)

/** Whatever is said in the course of this work is said in that language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return current.run(language, work)
}
