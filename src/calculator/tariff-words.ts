import { indianStates } from '#india/geography/indian-states.en.ts'
import { compressText, type StoredText } from '#platform/http/compress-text.ts'
import { currentLanguage, currentTag, FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import { zoneOf } from './engine/zone-of.ts'
import type { TariffLibrary } from './tariff-library.ts'
import type { Tariff } from './tariff-schema.ts'

type Words = Record<string, string>

// In the server's build, as the records are. They go to browsers with the records of a state, and not with scripts.
const FILES = import.meta.glob<Words>('../../content/tariffs/*/{names,notes}.json', { import: 'default', eager: true })
const BY_LANGUAGE = new Map<string, Words>()
for (const [path, words] of Object.entries(FILES)) {
  const language = path.split('/').at(-2) ?? ''
  BY_LANGUAGE.set(language, { ...BY_LANGUAGE.get(language), ...words })
}

const made = new WeakMap<TariffLibrary, Map<Language, TariffLibrary>>()

/** The records with their names and notes in the language of now; what has no translation stays as it is. */
export function inWordsOfLanguage(library: TariffLibrary): TariffLibrary {
  const language = currentLanguage()
  if (language === FIRST_LANGUAGE) return library
  const known = made.get(library)?.get(language)
  if (known) return known

  const translated = translate(library, BY_LANGUAGE.get(language) ?? {})
  made.set(library, (made.get(library) ?? new Map<Language, TariffLibrary>()).set(language, translated))
  return translated
}

/** A name or a note of a record, in the language of now; as it is where nobody translated it. */
export function tariffWords(english: string): string {
  return BY_LANGUAGE.get(currentLanguage())?.[english] ?? english
}

function translate(library: TariffLibrary, words: Words): TariffLibrary {
  const say = (english: string) => words[english] ?? english
  const records = library
    .list()
    .map((record) => noted(named(record, say, stateName(record.stateCode) ?? record.state), say))
  const byId = new Map(records.map((record) => [record.id, record]))
  const byState = Map.groupBy(records, ({ stateCode }) => stateCode)
  const files = new Map<string, StoredText>()
  const states = library
    .states()
    .map(({ code, name }) => ({ code, name: stateName(code) ?? name }))
    .sort((one, other) => one.name.localeCompare(other.name, currentTag()))

  return {
    revision: library.revision,
    list: (stateCode) => (stateCode === undefined ? records : (byState.get(stateCode) ?? [])),
    find: (id) => byId.get(id),
    states: () => states,
    file(stateCode) {
      const own = byState.get(stateCode)
      if (own && !files.has(stateCode)) files.set(stateCode, compressText(JSON.stringify(own)))
      return files.get(stateCode)
    },
    unread: library.unread,
  }
}

type Say = (english: string) => string

function named(record: Tariff, say: Say, state: string): Tariff {
  const each = <Of extends { name: string }>(all: Of[]): Of[] => all.map((of) => ({ ...of, name: say(of.name) }))
  const { fuelSurcharge, adjustments } = record
  const { secondPart } = fuelSurcharge

  return {
    ...record,
    state,
    subcategory: say(record.subcategory),
    otherCharges: each(record.otherCharges),
    electricityDuty: each(record.electricityDuty),
    subsidy: each(record.subsidy),
    ...(adjustments && { adjustments: each(adjustments) }),
    // A zone is asked for by its English name in every language: addresses and inputs hold it.
    timeOfDay: record.timeOfDay.map((charge) => ({ ...charge, zone: zoneOf(charge), name: say(charge.name) })),
    fuelSurcharge: {
      ...fuelSurcharge,
      name: fuelSurcharge.name && say(fuelSurcharge.name),
      ...(secondPart && { secondPart: { ...secondPart, name: secondPart.name && say(secondPart.name) } }),
    },
  }
}

/** Notes stand at many places of a record. */
function noted<Part>(part: Part, say: Say): Part {
  if (Array.isArray(part)) return part.map((one) => noted(one, say)) as Part
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.entries(part).map(([field, value]) => [
    field,
    (field === 'note' || field === 'notes') && typeof value === 'string' ? say(value) : noted(value, say),
  ])
  return Object.fromEntries(fields) as Part
}

function stateName(code: string): string | undefined {
  return indianStates.find(({ id }) => id === code)?.name
}
