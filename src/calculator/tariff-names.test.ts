import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { StoredText } from '#platform/http/compress-text.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { zoneOf } from './engine/zone-of.ts'
import { builtInTariffLibrary } from './tariff-library.ts'
import type { Tariff } from './tariff-schema.ts'

/** Abbreviations and codes, which orders of every language have in Latin letters. */
const CODE = /^[A-Z\d.()/ -]+(kV\))?$/

test('every name of a record has its translation, in each language that has any', () => {
  const names = new Set(
    builtInTariffLibrary()
      .list()
      .flatMap(namesOf)
      .filter((name) => !CODE.test(name)),
  )
  for (const language of readdirSync('content/tariffs')) {
    const own = JSON.parse(readFileSync(`content/tariffs/${language}/names.json`, 'utf8')) as Record<string, string>
    expect(
      [...names].filter((name) => !own[name]),
      language,
    ).toEqual([])
  }
})

test('in another language records have other names, the same rates, and zones that addresses still know', () => {
  const [english, hindi] = [builtInTariffLibrary(), inLanguage('hi', builtInTariffLibrary)]
  expect(hindi.revision).toBe(english.revision)
  expect(hindi.list().map(withoutNames)).toEqual(english.list().map(withoutNames))
  const [own] = hindi.list('IN-TS')
  expect(own?.subcategory).toMatch(/घरेलू/)
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

function withoutNames(record: Tariff): unknown {
  const { state: _, subcategory: __, ...rest } = record
  const timeOfDay = rest.timeOfDay.map((charge) => ({ ...charge, zone: zoneOf(charge) }))
  return JSON.parse(JSON.stringify({ ...rest, timeOfDay }, (key, value) => (key === 'name' ? undefined : value)))
}

function plain(file: StoredText | undefined): string {
  return new TextDecoder().decode(file?.bodies.identity)
}
