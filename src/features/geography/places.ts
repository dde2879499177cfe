import { iso31661, iso31662 } from 'iso-3166'
import { indianStates } from './indian-states.ts'

/** Ids are the codes of ISO 3166: `IN` for a country, `IN-TS` for a state. They stay the same when a name changes. */
export interface Place {
  id: string
  name: string
}

const INDIA: Place = { id: 'IN', name: 'India' }

/** Every country, India first, the others by name. */
export const countries: Place[] = [INDIA, ...listOtherCountries()]

const states = new Map(countries.map((country) => [country.id, listStates(country)]))

/** The states, provinces or regions of a country, by name; undefined for a country that is none. */
export function findStates(countryId: string): Place[] | undefined {
  return states.get(countryId)
}

export function findCountry(id: string): Place | undefined {
  return countries.find((country) => country.id === id)
}

export function findState(countryId: string, stateId: string): Place | undefined {
  return findStates(countryId)?.find(({ id }) => id === stateId)
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
