import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Language } from '#platform/text/language.ts'
import { firstFacts } from './registers/first-values.ts'
import { type CompanyFacts, registers } from './registers/registers.ts'
import { textsIn } from './registers/texts-of-fields.ts'

type Entry = Record<string, unknown> & { id: string }
type Values = Record<string, unknown>
/** By register, by the id of the entry, by the field. */
type Translations = Record<string, Record<string, Values>>

/** What staff have written at the desk, and the English of which each field was made: by language, by the id of the entry. */
export type WrittenTranslations = Partial<Record<Language, Record<string, { values: Values; english: Values }>>>

const translations = new Map<Language, Translations>()
const made = new WeakMap<CompanyFacts, Map<Language, CompanyFacts>>()
const left = new WeakMap<CompanyFacts, ReadonlySet<string>>()

/**
 * The facts in another language, field by field: as staff have written them, else as the folder of that language in
 * content/company says. A field whose English is another one by now says the English: a translation of what stood there
 * before may have other numbers in it.
 */
export function translatedFacts(
  facts: CompanyFacts,
  language: Language,
  written: WrittenTranslations = {},
): CompanyFacts {
  const byLanguage = made.get(facts) ?? new Map<Language, CompanyFacts>()
  made.set(facts, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known

  const translated = factsInWords(facts, translationsInto(language), written[language])
  byLanguage.set(language, translated)
  return translated
}

/** With these words in the place of the English ones of which they were made. */
export function factsInWords(
  facts: CompanyFacts,
  own: Translations,
  written: WrittenTranslations[Language] = {},
): CompanyFacts {
  const isWritten = Object.keys(written).length > 0
  const translated = Object.entries(facts).map(([register, of]) => [
    register,
    own[register] || isWritten
      ? inOwnWords(of, { own: own[register] ?? {}, first: firstEntries(register), written })
      : of,
  ])
  return Object.fromEntries(translated) as CompanyFacts
}

/** What the release has of an entry in a language: what the desk begins with. */
export function translationOfRelease(language: Language, register: string, id: string): Values {
  return translationsInto(language)[register]?.[id] ?? {}
}

/** Every text that visitors read in English in that language, for want of a translation: whole paragraphs and lines. */
export function textsLeftInEnglish(facts: CompanyFacts, translated: CompanyFacts): ReadonlySet<string> {
  const known = left.get(translated)
  if (known) return known
  const texts = registers.flatMap(({ id, fields }) => {
    const [english, own] = [entriesOf(facts[id as keyof CompanyFacts]), entriesOf(translated[id as keyof CompanyFacts])]
    return english.flatMap((entry, place) =>
      Object.entries(fields).flatMap(([name, field]) =>
        isEqual(entry[name], own[place]?.[name]) ? textsIn(field, entry[name]) : [],
      ),
    )
  })
  const said = new Set(texts.filter((text) => /[A-Za-z]{2}/.test(text)))
  left.set(translated, said)
  return said
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

interface OwnWords {
  own: Translations[string]
  first: Map<string, Entry>
  written: NonNullable<WrittenTranslations[Language]>
}

/** A register is one entry, a list of them, or one under each name. */
function inOwnWords(of: unknown, words: OwnWords): unknown {
  if (Array.isArray(of)) return of.map((entry) => inOwnWords(entry, words))
  if (typeof of !== 'object' || of === null) return of
  if (!('id' in of))
    return Object.fromEntries(Object.entries(of).map(([name, entry]) => [name, inOwnWords(entry, words)]))

  const entry = of as Entry
  const { own, first, written } = words
  const { values = {}, english = {} } = written[entry.id] ?? {}
  return {
    ...entry,
    ...stillOf(own[entry.id] ?? {}, first.get(entry.id) ?? {}, entry),
    ...stillOf(values, english, entry),
  }
}

/** Those whose English is still what they were made of. */
function stillOf(words: Values, english: Values, entry: Entry): Values {
  return Object.fromEntries(Object.entries(words).filter(([field]) => isEqual(entry[field], english[field])))
}

function firstEntries(register: string): Map<string, Entry> {
  const of: unknown = firstFacts[register as keyof CompanyFacts]
  return new Map(entriesOf(of).map((entry) => [entry.id, entry]))
}

function entriesOf(of: unknown): Entry[] {
  if (typeof of !== 'object' || of === null) return []
  return ('id' in of ? [of] : Object.values(of)) as Entry[]
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
