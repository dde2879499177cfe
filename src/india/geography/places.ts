import { iso31661, iso31662 } from 'iso-3166'
import { currentLanguage, currentTag, FIRST_LANGUAGE } from '#platform/text/language.ts'
import { indianStates } from './indian-states.en.ts'
import { stateName } from './state-name.ts'

/** Ids are the codes of ISO 3166: `IN` for a country, `IN-TS` for a state. They stay the same when a name changes. */
export interface Place {
  id: string
  name: string
}

const INDIA: Place = { id: 'IN', name: 'India' }

/** Every country by its English name, which is stored; India first, the others by name. */
export const countries: Place[] = [INDIA, ...listOtherCountries()]

const countriesById = new Map(countries.map((country) => [country.id, country]))
const statesByCountry = new Map(countries.map((country) => [country.id, listStates(country)]))
const statesById = new Map(
  countries.flatMap((country) => listStates(country).map((state) => [state.id, { ...state, country }] as const)),
)

/** The states, provinces or regions of a country, by name in the language of now; undefined for a country that is none. */
export function findStates(countryId: string): Place[] | undefined {
  const states = statesByCountry.get(countryId)
  if (countryId !== INDIA.id || currentLanguage() === FIRST_LANGUAGE) return states
  return states?.toSorted((a, b) => a.name.localeCompare(b.name, currentTag()))
}

/** The same as visitors choose among them: in the language of now. */
export function listCountries(): Place[] {
  const language = currentLanguage()
  if (language === FIRST_LANGUAGE) return countries
  const names = new Intl.DisplayNames(currentTag(), { type: 'region' })
  const named = countries.map(({ id, name }) => ({ id, name: names.of(id) ?? name }))
  const [india = INDIA, ...others] = named
  return [india, ...others.sort((a, b) => a.name.localeCompare(b.name, currentTag()))]
}

export function findCountry(id: string): Place | undefined {
  return countriesById.get(id)
}

/** A state with the country it belongs to. */
export function findState(id: string): (Place & { country: Place }) | undefined {
  return statesById.get(id)
}

/** A place that was stored, as it is called in the language of now. */
export function nameOfPlace({ id, name }: Place): string {
  if (currentLanguage() === FIRST_LANGUAGE) return name
  const country = countriesById.has(id) ? new Intl.DisplayNames(currentTag(), { type: 'region' }).of(id) : undefined
  return country ?? stateName(id) ?? name
}

function listOtherCountries(): Place[] {
  // Unicode's everyday names: ISO's own are written for treaties ("Iran (Islamic Republic of)").
  const names = new Intl.DisplayNames('en', { type: 'region' })

  return iso31661
    .map(({ alpha2, name }) => ({ id: alpha2, name: (names.of(alpha2) ?? name).replace(' & ', ' and ') }))
    .filter(({ id }) => id !== INDIA.id)
    .sort(byName)
}

function listStates(country: Place): Place[] {
  if (country.id === INDIA.id) return [...indianStates]

  // Only the first level: France's regions, without the departments inside them.
  const parts = iso31662.filter(({ parent }) => parent === country.id).map(({ code, name }) => ({ id: code, name }))
  // What ISO divides no further (Hong Kong, Guernsey) is its own one part, so that nobody is stopped at this field.
  return parts.length > 0 ? parts.sort(byName) : [country]
}

function byName(a: Place, b: Place): number {
  return a.name.localeCompare(b.name, 'en')
}
