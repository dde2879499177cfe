import { hash } from 'node:crypto'
import { currentLanguage, FIRST_LANGUAGE } from '#platform/text/language.ts'
import { firstFacts } from './registers/first-values.ts'
import type { CompanyFacts } from './registers/registers.ts'
import { textsLeftInEnglish, translatedFacts, type WrittenTranslations } from './translated-facts.ts'

let facts: CompanyFacts = firstFacts
let written: WrittenTranslations = {}
let revision: string | undefined

/**
 * What is published of the company, in the language of now, as this process last read it: never more than a second old
 * (src/app/pages/page-revisions.ts). On the server only: what comes alive in a browser is given what it needs by its page.
 */
export function companyFacts(): CompanyFacts {
  const language = currentLanguage()
  return language === FIRST_LANGUAGE ? facts : translatedFacts(facts, language, written)
}

/** `translations`: what staff have written of them in other languages. */
export function setCompanyFacts(read: CompanyFacts, translations: WrittenTranslations = {}) {
  facts = read
  written = translations
  revision = undefined
}

/** Another one whenever the facts are others; of equal facts the same in every process. */
export function factsRevision(): string {
  revision ??= hash('sha256', JSON.stringify([facts, written])).slice(0, 16)
  return revision
}

const NONE: ReadonlySet<string> = new Set()

/** What of the facts visitors read in English in the language of now. */
export function factsLeftInEnglish(): ReadonlySet<string> {
  return currentLanguage() === FIRST_LANGUAGE ? NONE : textsLeftInEnglish(facts, companyFacts())
}
