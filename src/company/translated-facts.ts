import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Language } from '#platform/text/language.ts'
import { firstFacts } from './registers/first-values.ts'
import type { CompanyFacts } from './registers/registers.ts'

type Entry = Record<string, unknown> & { id: string }
/** By register, by the id of the entry, by the field. */
type Translations = Record<string, Record<string, Record<string, unknown>>>

const translations = new Map<Language, Translations>()
const made = new WeakMap<CompanyFacts, Map<Language, CompanyFacts>>()

/**
 * The facts as the folder of that language in content/company says them, field by field. A field that staff have changed since says what they wrote:
 * its translation is of what stood there first.
 */
export function translatedFacts(facts: CompanyFacts, language: Language): CompanyFacts {
  const byLanguage = made.get(facts) ?? new Map<Language, CompanyFacts>()
  made.set(facts, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known

  const translated = factsInWords(facts, translationsInto(language))
  byLanguage.set(language, translated)
  return translated
}

/** With these words in the place of the English ones of which they were made. */
export function factsInWords(facts: CompanyFacts, own: Translations): CompanyFacts {
  const translated = Object.entries(facts).map(([register, of]) => [
    register,
    own[register] ? inOwnWords(of, own[register], firstEntries(register)) : of,
  ])
  return Object.fromEntries(translated) as CompanyFacts
}

function translationsInto(language: Language): Translations {
  const known = translations.get(language)
  if (known) return known
  const files = globSync(`content/company/${language}/*.json`)
  const read: Translations = Object.fromEntries(
    files.map((path) => [basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))]),
  )
  translations.set(language, read)
  return read
}

/** A register is one entry, a list of them, or one under each name. */
function inOwnWords(of: unknown, own: Translations[string], first: Map<string, Entry>): unknown {
  if (Array.isArray(of)) return of.map((entry) => inOwnWords(entry, own, first))
  if (typeof of !== 'object' || of === null) return of
  if (!('id' in of))
    return Object.fromEntries(Object.entries(of).map(([name, entry]) => [name, inOwnWords(entry, own, first)]))

  const entry = of as Entry
  const before = first.get(entry.id)
  const fields = Object.entries(own[entry.id] ?? {}).filter(([field]) => isEqual(entry[field], before?.[field]))
  return { ...entry, ...Object.fromEntries(fields) }
}

function firstEntries(register: string): Map<string, Entry> {
  const of: unknown = firstFacts[register as keyof CompanyFacts]
  const entries = (
    typeof of === 'object' && of !== null && 'id' in of ? [of] : Object.values((of ?? []) as object)
  ) as Entry[]
  return new Map(entries.map((entry) => [entry.id, entry]))
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
