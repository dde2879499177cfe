import { FIRST_ANSWERS } from '#calculator/answers/answers.ts'
import { usualAppliances } from '#calculator/words.en.ts'

/** What can be switched in the house, as the calculator counts it; its picture of light has the same name. */
export const SWITCHES = ['ac', 'geyser', 'fan', 'fridge', 'tv', 'pump'] as const

export type Switch = (typeof SWITCHES)[number]

/** On in every house: nobody sits in the dark. */
const ALWAYS_ON = ['led', 'tube']

/** As a house stands before anybody has touched it. */
export const FIRST_ON: readonly Switch[] = ['fan', 'fridge']

export const HOUSE_STATES = ['IN-TS', 'IN-BR', 'IN-CG', 'IN-DL'] as const
export const FIRST_STATE = FIRST_ANSWERS.state

const DAYS_A_MONTH = 30

/** How many of it the house has: as usual, and one of what not every home has. */
export function countOf(id: Switch): number {
  return find(id).count || 1
}

/** kWh a month of all that one switch turns on. */
export function unitsOf(id: Switch): number {
  return kWh(id, countOf(id))
}

/** kWh a month of the lights. */
export function unitsAlwaysOn(): number {
  return ALWAYS_ON.reduce((sum, id) => sum + kWh(id, find(id).count), 0)
}

/** What the calculator takes for usual and this house has not: said as none. */
export function absent(): string[] {
  const present: readonly string[] = [...SWITCHES, ...ALWAYS_ON]
  return usualAppliances.filter(({ id, count }) => count > 0 && !present.includes(id)).map(({ id }) => id)
}

/** Units of the month with these on, whole as on the bill. */
export function unitsWith(on: readonly Switch[]): number {
  return Math.round(on.reduce((sum, id) => sum + unitsOf(id), unitsAlwaysOn()))
}

/** All 64 houses. */
export function everyHouse(): Switch[][] {
  return Array.from({ length: 2 ** SWITCHES.length }, (_, bits) => SWITCHES.filter((_, place) => bits & (1 << place)))
}

/** The form's query: what the calculator is asked when the button is pressed. */
export function queryOf(state: string, on: readonly Switch[]): string {
  const counts = [...absent(), ...SWITCHES].map((id) => [`${id}.count`, '0'])
  const lit = on.map((id) => [`${id}.count`, String(countOf(id))])
  return new URLSearchParams([['mode', 'appliances'], ...counts, ...lit, ['state', state]]).toString()
}

function find(id: string) {
  return usualAppliances.find((appliance) => appliance.id === id)!
}

function kWh(id: string, count: number): number {
  const { watts, hours } = find(id)
  return (watts * hours * count * DAYS_A_MONTH) / 1000
}
