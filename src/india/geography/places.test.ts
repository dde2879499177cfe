import { iso31662 } from 'iso-3166'
import { expect, test } from 'vitest'
import { inLanguage } from '#platform/text/in-language.ts'
import { indianStates } from './indian-states.en.ts'
import { countries, findState, findStates, listCountries } from './places.ts'

const ofIndia = iso31662.filter(({ parent }) => parent === 'IN')

test('India has the 36 states and union territories of ISO 3166-2, under their codes', () => {
  expect(indianStates).toHaveLength(36)
  expect(indianStates.map(({ id }) => id).sort()).toEqual(ofIndia.map(({ code }) => code).sort())
})

test.each(indianStates)('$id is what ISO calls $name, less the accents', ({ id, name }) => {
  const official = ofIndia.find(({ code }) => code === id)?.name ?? ''
  expect(withoutAccents(official).replace(/ \(.*\)$/, '')).toBe(name)
})

test('India comes first, every other country once, by name', () => {
  const [first, ...others] = countries.map(({ name }) => name)

  expect(first).toBe('India')
  expect(others).toHaveLength(248)
  expect(others).toEqual([...new Set(others)].sort((a, b) => a.localeCompare(b, 'en')))
})

test.each(['hi', 'te'] as const)('in %s countries and states are in the order of its letters', (language) => {
  const [, ...others] = inLanguage(language, listCountries)
  const states = inLanguage(language, () => findStates('IN')!.map(({ name }) => name))
  const countries = others.map(({ name }) => name)
  const { compare } = new Intl.Collator(`${language}-IN`)

  expect(states).toEqual(states.toSorted(compare))
  expect(countries).toEqual(countries.toSorted(compare))
  // Code points would say another.
  expect(countries).not.toEqual(countries.toSorted())
})

test('every country has at least one part, each under its own id and name', () => {
  const without = countries.filter(({ id }) => (findStates(id) ?? []).length === 0)
  expect(without).toEqual([])

  const parts = countries.flatMap(({ id }) => findStates(id) ?? [])
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  expect(parts.filter(({ name }) => name.trim() === '')).toEqual([])
})

test('a country that is not divided is its own part', () => {
  expect(findStates('HK')).toEqual([expect.objectContaining({ id: 'HK' })])
})

test('a state is found with its country', () => {
  expect(findState('IN-TS')).toEqual({ id: 'IN-TS', name: 'Telangana', country: { id: 'IN', name: 'India' } })
  expect(findState('HK')?.country.id).toBe('HK')
  for (const id of ['IN', 'IN-XX', 'in-ts', '', '__proto__', 'constructor']) expect(findState(id)).toBeUndefined()
})

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
