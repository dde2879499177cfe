import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { StoredText } from '#platform/http/compress-text.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { zoneOf } from './engine/zone-of.ts'
import { builtInTariffLibrary } from './tariff-library.ts'
import type { Tariff } from './tariff-schema.ts'

/** Abbreviations and codes, which orders of every language have in Latin letters. */
const CODE = /^[A-Z\d.()/ -]+(kV\))?$/

const LANGUAGES = readdirSync('content/tariffs')

test.each(LANGUAGES)('every name of a record has its translation: %s', (language) => {
  const names = new Set(
    builtInTariffLibrary()
      .list()
      .flatMap(namesOf)
      .filter((name) => !CODE.test(name)),
  )
  const own = readWords(language, 'names')
  expect([...names].filter((name) => !own[name])).toEqual([])
})

test.each(LANGUAGES)(
  'every note that readers see has its translation, and none is kept that no record has: %s',
  (language) => {
    const notes = builtInTariffLibrary().list().flatMap(notesOf)
    expect(Object.keys(readWords(language, 'notes'))).toEqual([...new Set(notes)].sort())
  },
)

test.each(LANGUAGES)('a translated note has the figures of the English one: %s', (language) => {
  const differing = Object.entries(readWords(language, 'notes')).filter(
    ([english, own]) => figuresOf(english).join() !== figuresOf(own).join(),
  )
  expect(differing).toEqual([])
})

test('in another language records have other names and notes, the same rates, and zones that addresses still know', () => {
  const [english, hindi] = [builtInTariffLibrary(), inLanguage('hi', builtInTariffLibrary)]
  expect(hindi.revision).toBe(english.revision)
  expect(hindi.list().map(withoutWords)).toEqual(english.list().map(withoutWords))
  const [own] = hindi.list('IN-TS')
  expect(own?.subcategory).toMatch(/घरेलू/)
  const [solarHours] = hindi.find('IN-MH.domestic.msedcl.2026-27')?.timeOfDay ?? []
  expect(solarHours?.note).toMatch(/85 पैसे/)
  expect(hindi.find(own?.id ?? '')).toBe(own)
  expect(inLanguage('hi', builtInTariffLibrary)).toBe(hindi)
})

test('what a browser gets of a state has the names of its language', async () => {
  const file = inLanguage('te', builtInTariffLibrary).file('IN-TS')
  expect(plain(file)).toMatch(/\p{Script=Telugu}/u)
  expect(plain(builtInTariffLibrary().file('IN-TS'))).not.toMatch(/\p{Script=Telugu}/u)
})

function namesOf({ subcategory, fuelSurcharge, ...record }: Tariff): string[] {
  const { otherCharges, electricityDuty, adjustments = [], subsidy, timeOfDay } = record
  const named = [...otherCharges, ...electricityDuty, ...adjustments, ...subsidy, ...timeOfDay]
  const fuel = [fuelSurcharge.name, fuelSurcharge.secondPart?.name].filter((name) => typeof name === 'string')
  return [subcategory, ...fuel, ...named.map(({ name }) => name)]
}

/** A record's own notes are told of one that is not complete. */
function notesOf({ status, notes, ...record }: Tariff): string[] {
  const told: string[] = status === 'complete' || notes === null ? [] : [notes]
  JSON.stringify(record, (field, value: unknown) => {
    if (field === 'note' && typeof value === 'string') told.push(value)
    return value
  })
  return told
}

/** In whatever order: that of the words differs. */
function figuresOf(text: string): string[] {
  return (text.match(/\d(?:[\d,.]*\d)?/g) ?? []).sort()
}

function readWords(language: string, file: 'names' | 'notes'): Record<string, string> {
  return JSON.parse(readFileSync(`content/tariffs/${language}/${file}.json`, 'utf8')) as Record<string, string>
}

const WORDS = ['name', 'note', 'notes']

function withoutWords(record: Tariff): unknown {
  const { state: _, subcategory: __, ...rest } = record
  const timeOfDay = rest.timeOfDay.map((charge) => ({ ...charge, zone: zoneOf(charge) }))
  return JSON.parse(JSON.stringify({ ...rest, timeOfDay }, (key, value) => (WORDS.includes(key) ? undefined : value)))
}

function plain(file: StoredText | undefined): string {
  return new TextDecoder().decode(file?.bodies.identity)
}
