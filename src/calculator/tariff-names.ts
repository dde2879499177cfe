import { indianStates } from '#india/geography/indian-states.en.ts'
import { compressText, type StoredText } from '#platform/http/compress-text.ts'
import { currentLanguage, currentTag, FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import { zoneOf } from './engine/zone-of.ts'
import type { TariffLibrary } from './tariff-library.ts'
import type { Tariff } from './tariff-schema.ts'

type Names = Record<string, string>

// In the server's build, as the records are. The names go to browsers with the records of a state, and not with scripts.
const FILES = import.meta.glob<Names>('../../content/tariffs/*/names.json', { import: 'default', eager: true })
const BY_LANGUAGE = new Map(Object.entries(FILES).map(([path, names]) => [path.split('/').at(-2) ?? '', names]))

const made = new WeakMap<TariffLibrary, Map<Language, TariffLibrary>>()

/** The records with their names in the language of now; a name that has no translation stays as it is. */
export function inWordsOfLanguage(library: TariffLibrary): TariffLibrary {
  const language = currentLanguage()
  if (language === FIRST_LANGUAGE) return library
  const known = made.get(library)?.get(language)
  if (known) return known

  const translated = translate(library, BY_LANGUAGE.get(language) ?? {})
  made.set(library, (made.get(library) ?? new Map<Language, TariffLibrary>()).set(language, translated))
  return translated
}

/** What a record calls a kind of connection or a charge, in the language of now; as it is where nobody translated it. */
export function tariffName(name: string): string {
  return BY_LANGUAGE.get(currentLanguage())?.[name] ?? name
}

function translate(library: TariffLibrary, names: Names): TariffLibrary {
  const records = library.list().map((record) => named(record, names, stateName(record.stateCode) ?? record.state))
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

function named(record: Tariff, names: Names, state: string): Tariff {
  const say = (name: string) => names[name] ?? name
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

function stateName(code: string): string | undefined {
  return indianStates.find(({ id }) => id === code)?.name
}
