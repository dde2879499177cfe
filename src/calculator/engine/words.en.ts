import type { Need } from './bill.ts'
import { plain, rupees } from './numbers.ts'

// What the lines of a bill are called, when the record has no name of its own

export const energyName = () => 'Energy charge'
export const minimumName = () => 'Minimum charge'
export const wheelingName = () => 'Wheeling charge'
export const fixedName = () => 'Fixed charge'
export const customerName = () => 'Customer charge'
export const meterRentName = () => 'Meter rent'
export const meterRentTaxName = () => 'Tax on the meter rent'
export const fuelSurchargeName = () => 'Fuel surcharge'
export const fuelSurchargeSecondName = () => 'Second fuel surcharge'
export const tariffName = () => 'This tariff'
export const inputName = () => 'Please check'

/** What a bill prints and no tariff knows, in the order in which bills print it. */
export const printedNames = {
  arrears: 'Arrears',
  latePayment: 'Late payment charge',
  depositInterest: 'Interest on the deposit',
  otherAmounts: 'Other amounts',
  rounding: 'Rounding',
}

// Why there is no line

export const customerNotFound = () => 'The customer charge has not been found.'
export const customerOfSupplyNotFound = () => 'No customer charge has been found for this supply.'
export const fixedNotFound = () => 'The fixed charge has not been found.'
export const fixedOfSupplyNotFound = () => 'No fixed charge has been found for this supply.'
export const fuelNotFound = () => 'No figure is known; take it from your bill.'
export const meterRentNotFound = () => 'The meter rent for this connection has not been found.'
export const meterRentTaxNotFound = () => 'Whether tax is added to the meter rent has not been found.'
export const minimumNotFound = () => 'The minimum has not been found.'
export const rateNotFound = () => 'The rate for this use has not been found.'
export const ratesNotFound = () => 'No rates have been found for this tariff.'
export const schemeNotFound = () => 'This tariff has no such scheme.'
export const sourceNotFound = () => 'No source is known'
export const subsidisedNotFound = () => 'The subsidised rate for this use has not been found.'
export const tableNotFound = () => 'None of the tables of this tariff covers this connection.'
export const wheelingNotFound = () => 'The wheeling rate has not been found.'

export const unknownBase = () => 'It rests on charges that are not known.'
export const unknownKind = () => 'Say whether it is paise a unit or an amount.'
export const fromMemory = () => 'From memory, not yet compared with the order'
export const yourBill = () => 'Your bill'

// Here as well as in src/india: the engine imports nothing but itself.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "2026-03-30" → "30 March 2026", "2026-03" → "March 2026". */
export function day(date: string): string {
  const year = date.slice(0, 4)
  if (date === year) return year
  const month = `${MONTHS[Number(date.slice(5, 7)) - 1]} ${year}`
  return date.length === 7 ? month : `${Number(date.slice(8))} ${month}`
}

export const list = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** What a tariff's units are called: "units" for kWh, as people say, and kVAh by their name. */
export function unitsOf({ billingUnit }: { billingUnit: string }): string {
  return billingUnit === 'kWh' ? 'units' : billingUnit
}

export const forMonths = (months: number) => (months === 1 ? '' : `, for ${plain(months)} months`)

/** What to ask the visitor for. */
const QUESTIONS: Partial<Record<Need, string>> = {
  area: 'whether the connection is urban or rural',
  date: 'the date of the bill',
  days: 'the days of the bill',
  discom: 'the distribution company',
  entitlementUnits: 'the free units your scheme grants you a month',
  fuelSurcharge: 'the surcharge printed on your bill',
  kwh: 'the kWh of the bill',
  fuelSurchargeSecond: 'the second surcharge printed on your bill',
  highestPastDemand: 'the highest demand of the months before',
  loadHp: 'the load in HP',
  loadKva: 'the load in kVA',
  loadKw: 'the load in kW',
  contractDemandKva: 'the contract demand in kVA',
  powerFactor: 'the power factor printed on your bill',
  recordedDemandKva: 'the recorded demand in kVA',
  recordedDemandKw: 'the recorded demand in kW',
  phase: 'whether the connection has one phase or three',
  voltageKv: 'the voltage of the supply in kV',
}

export const dependsOn = (need: Need) => `It depends on ${QUESTIONS[need] ?? need}.`

// Energy

export const noUnits = (word = 'units') => `no ${word} used`

export const unitsAt = (units: number, paise: number, word = 'units') =>
  `${plain(units)} ${word} at ${plain(paise)} paise`

export const allUnitsAt = (units: number, paise: number, word: string) => `all ${unitsAt(units, paise, word)}`

/** "51 to 95 units at 310 paise"; a slab of which only the first unit is used is named by that unit. */
export const slabAt = (first: string, last: string, paise: number, word: string) =>
  `${first === last ? first : `${first} to ${last}`}${word && ` ${word}`} at ${plain(paise)} paise`

/** `inDays`: how long the bill is; the limits count in months of 30 days. */
export function limitsStated(stated: number, here: number, inDays: boolean): string {
  const length = (count: number) => (inDays ? `${count} days` : count === 1 ? 'a month' : `${plain(count)} months`)
  return `; limits stated for ${length(stated)}, here for ${length(here)}`
}

export const aboveUnit = (units: number) => `above ${plain(units)}`

export const netRates = () => '; the state subsidy is already inside these rates'

type Limit = number | null | undefined

/** "For use above 100 up to 200 units, load up to 2 kW: " */
export function forTable(
  units: [from: Limit, to: Limit],
  load: [from: Limit, to: Limit],
  loadUnit: string,
  area: string | undefined,
  voltageKv: number[] | undefined,
): string {
  const [use, loads] = [range(units), range(load)]
  const clauses = [
    use && `use ${use} units`,
    loads && `load ${loads} ${loadUnit}`,
    area && `${area} connections`,
    voltageKv && `supply at ${voltageKv.join(' or ')} kV`,
  ].filter(Boolean)
  return clauses.length > 0 ? `For ${clauses.join(', ')}: ` : ''
}

function range([from, to]: [from: Limit, to: Limit]): string {
  return [from == null ? '' : `above ${plain(from)}`, to == null ? '' : `up to ${plain(to)}`].filter(Boolean).join(' ')
}

export const energyAtLeast = (paise: number, months: number) =>
  aMonth(`the energy charge is at least ${rupees(paise)}`, months)

// Fixed charge and demand

export const aMonth = (what: string, months: number) => `${what} a month${forMonths(months)}`

export const noneForThis = () => 'none for this use and load'

export const customerRule = (paise: number, months: number) =>
  `${rupees(paise)} a month for this use${forMonths(months)}`

export const rentRule = (paise: number, months: number, taxPercent: number | null) =>
  aMonth(rupees(paise), months) + (taxPercent ? ` and ${plain(taxPercent)}% tax on it` : '')

export const loadAt = (load: number, per: string, why: string, paise: number) =>
  `${plain(load)} ${per}${why && ` (${why})`} at ${rupees(paise)}`

export const roundedUp = (load: number) => `${plain(load)} rounded up`

export const stepsAt = (steps: number, units: number, paise: number) =>
  `${plain(steps)} steps, one for each ${plain(units)} units a month or part of them, at ${rupees(paise)}`

// Percentages, duties, adjustments

const BASE_NAMES: Record<string, string> = {
  fuelSurcharge: 'fuel surcharge',
  timeOfDay: 'time of day charge',
  minimumBill: 'minimum',
}

/** "fuelSurcharge.energy" → "fuel surcharge on energy", "deficit-surcharge" → "deficit surcharge" */
export function baseName(component: string, part: string | undefined): string {
  const name = BASE_NAMES[component] ?? component.replaceAll('-', ' ')
  return part === undefined ? name : `${name} on ${part}`
}

export function percentOf(percent: number, bases: { name: string; paise: number }[], missing: string[]): string {
  return `${plain(percent)}% of ${list(bases.map(({ name, paise }) => `${name} ${rupees(paise)}`))}${beforeMissing(missing)}`
}

/** ", before the fuel surcharge, which is not known" */
export function beforeMissing(names: string[]): string {
  if (names.length === 0) return ''
  return `, before the ${list(names)}, which ${names.length === 1 ? 'is' : 'are'} not known`
}

export const percentOfSlab = (percent: number, paise: number, units: number) =>
  `${percentOfTotal(percent, paise)} for ${plain(units)} units`

export const percentOfUnknown = (name: string) => `It is a percentage of the ${name} charge, which is not known.`

export const rateUnknown = (note: string | null | undefined) => `Its rate is not known. ${note ?? ''}`.trimEnd()

export const percentOfTotal = (percent: number, paise: number) => `${plain(percent)}% of ${rupees(paise)}`

export const atMostAMonth = (paise: number) => `, at most ${rupees(paise)} a month`

// Fuel surcharge

export const lastKnownRate = () => 'the last known rate'
export const asOnYourBill = () => 'as on your bill'
export const onlyLastKnown = () =>
  'This total holds the last known rate. Nobody has been found who announced it for this month: compare your bill.'

export const inForceFrom = (date: string) => `in force from ${day(date)}`

export const lastKnownFrom = (date: string) => `last known, from ${day(date)}`

export const lastKnown = (value: number, isPercent: boolean, date: string) =>
  `Last known: ${plain(value)}${isPercent ? '%' : ' paise'} from ${day(date)}. Take it from your bill.`

export const withTerm = (what: string, term: string) => `${what}, ${term}`

// Subsidies

const WAIVED = {
  energy: 'energy charge',
  fixed: 'fixed charge',
  wheeling: 'wheeling charge',
  customer: 'customer charge',
  fuelSurcharge: 'fuel surcharge',
  electricityDuty: 'electricity duty',
}
export type Waived = keyof typeof WAIVED

const RELIEVED = { total: 'the whole bill', energy: 'the energy charge', fixed: 'the fixed charge' }

export function percentOff(
  percent: number,
  base: (keyof typeof RELIEVED)[],
  firstUnits: number | null,
  most: number | null,
  months: number,
): string {
  const first = firstUnits === null ? '' : ` for the first ${plain(firstUnits)} units`
  const cap = most === null ? '' : `${atMostAMonth(most)}${forMonths(months)}`
  return `${plain(percent)}% of ${list(base.map((name) => RELIEVED[name]))}${first}${cap}`
}

export const energyBecomes = (paise: number, rule: string) => `the energy charge becomes ${rupees(paise)}: ${rule}`

export const notCharged = (components: Waived[]) =>
  `${list(components.map((component) => WAIVED[component]))} not charged`

export const nothingAtThisUse = () => 'nothing at this use'

export const unitsOff = (units: number, paise: number) => `${unitsAt(units, paise)} off`

export const energyOfFirstUnits = (units: number, paise: number) =>
  `the energy charge of the first ${plain(units)} units a month, at most ${rupees(paise)}`

export function firstUnitsCost(units: number, withShareOf: Waived[], paise: number, months: number): string {
  const what = list([RELIEVED.energy, ...withShareOf.map((component) => `their share of the ${WAIVED[component]}`)])
  return `the first ${plain(units)} units a month, ${what}, cost ${rupees(paise)}${forMonths(months)}`
}

export const nothingAbove = (units: number) => `nothing above ${plain(units)} units a month`

export const allFree = () => 'the whole bill, within your free units'

export const billOfFree = (units: number) => `the bill of your ${plain(units)} free units`

// The whole bill

export const asPrinted = (paise: number) => `${rupees(paise)}, as on your bill`

export const aboveUnits = (limit: number, what: string) => `Above ${plain(limit)} units: ${what}.`

export const unitItself = (paise: number) => ` The unit itself costs ${rupees(paise)}.`

export const energyOfAll = () => 'the energy charge of all units'

export const goesFrom = (label: string, from: number, to: number) =>
  `${label} goes from ${rupees(from)} to ${rupees(to)}`

export const cited = (title: string, publishedOn: string | null, kind: string, isOpened: boolean) =>
  `${title}, ${publishedOn ? day(publishedOn) : 'undated'} (${kind}, ${isOpened ? 'opened by us' : 'not opened by us'})`

export const readIn = (source: string) => `read in: ${source}`

// Doubts about the tariff

export const incomplete = (notes: string | null) =>
  `Some charges of this tariff have not been found. ${notes ?? ''}`.trimEnd()

export function otherTime(validFrom: string, validTo: string | null, date: string): string {
  const term = validTo === null ? `${day(validFrom)} and after` : `${day(validFrom)} to ${day(validTo)}`
  return `These rates are known for ${term}, not for ${day(date)}.`
}

export const lastConfirmed = (financialYear: string, month: string) =>
  `These rates were last confirmed for ${financialYear}. Whether they still hold in ${day(month)} has not been found.`

export const otherCompany = (discom: string) => `This tariff is not that of ${discom}.`

export const otherUse = (units: number) =>
  `This tariff is for use up to ${plain(units)} units; another one applies above.`

export const otherConnection = () => 'This tariff is for other connections: compare load, phase, area and voltage.'

// Doubts about what was typed

export const loadOfNothing = () => 'A connection has a load above zero. Is 0 right? It stands on the bill.'

export const largeSurcharge = (value: number, isPercent: boolean) =>
  `${plain(value)}${isPercent ? '%' : ' paise'} is more than any surcharge that we know. Is it printed as something else?`

export const loadInWatts = (load: number, units: number) =>
  `A load of ${plain(load)} is a lot for ${plain(units)} units a month. Was it written in watts?`

export const homeWithoutLoad = (units: number) =>
  `${plain(units)} units a month are more than most homes use. It depends on the load.`

export const noHome = (units: number, load: number, unit: string, atFullLoad: number) =>
  `${plain(units)} units a month cannot come from ${plain(load)} ${unit}: at full load all day and night that is ${plain(Math.round(atFullLoad))}. Check the units and the load, or choose the connection of a shop or a factory.`

export const moreThanFull = (load: number, unit: string, full: number) =>
  `${plain(load)} ${unit} day and night make ${plain(Math.round(full))} ${unit}h at most. Are both figures right, and is this the right connection?`

export const moreKwh = (kwh: number, kvah: number) =>
  `${plain(kwh)} kWh are more than ${plain(kvah)} kVAh, which cannot be. Were the two taken for each other?`

export const fewKwh = (kwh: number, kvah: number) =>
  `${plain(kwh)} kWh in ${plain(kvah)} kVAh is a power factor of ${plain(kwh / kvah)}. Are both of this bill?`

export const twiceContract = (recorded: number, contract: number, unit: string) =>
  `${plain(recorded)} ${unit} recorded is more than twice the ${plain(contract)} ${unit} contracted. Are both figures right?`

export const moreInZones = (inZones: number, units: number) =>
  `The zones together have ${plain(inZones)} units, the bill ${plain(units)}. Is one zone inside another?`

export const otherLength = (days: number, months: number) =>
  `${days} days are not ${plain(months)} months. Which of the two is on the bill?`
