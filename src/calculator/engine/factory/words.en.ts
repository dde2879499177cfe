import { plain, rupees } from '#calculator/engine/numbers.ts'
import { aMonth, list } from '#calculator/engine/words.en.ts'

export const timeOfDayName = () => 'Time of day'
export const minimumBillName = () => 'Minimum bill'
export const minimumEnergyName = () => 'Minimum energy'
export const demandFloorName = () => 'Least billed demand'
export const demandOfPastMonthsName = () => 'Demand of past months'
export const demandExcessName = () => 'Demand above the contract'
export const demandFloorNotFound = () => 'How much of the contracted demand is billed at least has not been found.'
export const excessNotFound = () => 'The rule for demand above the contract has not been found.'
export const minimumUnitsNotFound = () => 'The rate for the least units has not been found.'

export const leastUnits = (each: number, word: string, demand: number, per: string, months: number, least: number) =>
  `${aMonth(`at least ${plain(each)} ${word} for each of ${plain(demand)} ${per}`, months)}: ${plain(least)} are billed`

const BIG = /[A-Z]/g

/** Without lines: the whole bill. */
export function togetherAtLeast(lines: string[] | undefined, paise: number, load: string, months: number): string {
  const what = lines
    ? list(lines.map((name) => `${name.replace(BIG, (big) => ` ${big.toLowerCase()}`)} charge`))
    : 'the bill'
  return aMonth(`${what} together at least ${rupees(paise)}${load && ` for each of ${load}`}`, months)
}
export const demandAsGiven = () => 'the demand as given'

export const contractOrRecorded = (contract: number) => `the larger of contract ${plain(contract)} and recorded demand`

export const largerOf = (recorded: number, unit: string, floors: string[]) =>
  `the larger of ${list([`${plain(recorded)} ${unit} recorded`, ...floors])}`

export const floorOf = (percent: number, contract: number, unit: string) =>
  `${percent}% of ${plain(contract)} ${unit} contracted`

export const ratchetOf = (percent: number, past: number, unit: string, months: number, upToContract: boolean) =>
  `${percent}% of ${plain(past)} ${unit}, the highest of ${months} months before${upToContract ? ' up to the contract' : ''}`
export const excessMore = (excess: number, unit: string, percent: number, paise: number) =>
  `${plain(excess)} ${unit} above the contract, ${plain(percent)}% of ${rupees(paise)} more for each`
export const excessAt = (excess: number, unit: string, paise: number, isMore: boolean) =>
  `${plain(excess)} ${unit} above the contract at ${rupees(paise)}${isMore ? ' more' : ''} each`

const MEASURES = { powerFactor: 'a power factor of', loadFactor: 'a load factor of', units: 'units' }

/** Behind the rule of an adjustment: ", for a power factor of 0.999". */
export const forMeasure = (measure: keyof typeof MEASURES, value: number) =>
  `, for ${MEASURES[measure]} ${plain(value)}`

export const rangeOfShifts = () =>
  'By time of day: with your shifts an hour or two earlier or later, eight to ten tenths of the units inside them, and Sundays off or not.'

export const rangeOfExtremes = () => 'By time of day: from all units in the cheapest hours to all in the dearest.'

export const noZone = () => 'no units in any zone'

export const rateNotKnown = () => 'rate not known'

export const zoneRateUnknown = (name: string) => `What ${name} costs has not been found.`

export const zoneRule = (units: number, word: string, names: string[], rate: string, ofPaise: number | null) =>
  `${plain(units)} ${word} in ${list(names)}, ${rate}${ofPaise === null ? '' : ` of ${rupees(ofPaise)}`}`

/** "+100 paise a unit", "−25%" */
export function zoneRate(value: number, isPercent: boolean): string {
  const signed = `${value < 0 ? '−' : '+'}${plain(Math.abs(value))}`
  return isPercent ? `${signed}%` : `${signed} paise a unit`
}

const DAYS = { workingDays: ' on working days', sundaysAndHolidays: ' on Sundays and holidays' }

export const hoursOfDay = (from: number, to: number, days: keyof typeof DAYS | undefined) =>
  `${clock(from)} to ${clock(to)} h${days === undefined ? '' : DAYS[days]}`

function clock(hour: number): string {
  return `${Math.floor(hour)}${Number.isInteger(hour) ? '' : ':30'}`
}

export const noSuchZone = (names: string[], zones: string[]) =>
  `${list(names)}: this tariff has no such zone, so these units are in none. Its zones are ${list(zones)}.`

export const whenUnknown = (zones: string[]) =>
  `${zones.join('; ')}. A monthly total does not say when the units were used.`

export const inDays = (rule: string, days: number) => `${rule} (${plain(days)} days)`
