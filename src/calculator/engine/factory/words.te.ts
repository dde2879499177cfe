// Translated on 26 November 2026, from revision e5aa6666.
import { plain, rupees } from '#calculator/engine/numbers.ts'
import { aMonth, baseName, list } from '#calculator/engine/words.te.ts'
import type * as english from './words.en.ts'

export const timeOfDayName = () => 'టైమ్ ఆఫ్ డే'
export const minimumBillName = () => 'మినిమం బిల్లు'
export const minimumEnergyName = () => 'మినిమం ఎనర్జీ'
export const demandFloorName = () => 'బిల్లు చేసే కనీస డిమాండ్'
export const demandOfPastMonthsName = () => 'గత నెలల డిమాండ్'
export const demandExcessName = () => 'కాంట్రాక్ట్ దాటిన డిమాండ్'
export const demandFloorNotFound = () => 'కాంట్రాక్ట్ డిమాండ్‌లో కనీసం ఎంత బిల్లు చేస్తారో దొరకలేదు.'
export const excessNotFound = () => 'కాంట్రాక్ట్ దాటిన డిమాండ్‌కు నియమం దొరకలేదు.'
export const minimumUnitsNotFound = () => 'కనీస యూనిట్లకు రేటు దొరకలేదు.'

export const leastUnits: typeof english.leastUnits = (each, word, demand, per, months, least) =>
  `${aMonth(`${plain(demand)} ${per}‌లో ప్రతిదానికీ కనీసం ${plain(each)} ${word}`, months)}: ${plain(least)} బిల్లు చేస్తారు`

/** Without lines: the whole bill. */
export const togetherAtLeast: typeof english.togetherAtLeast = (lines, paise, load, months) => {
  const what = lines ? `${list(lines.map((name) => baseName(name, undefined)))} కలిపి` : 'బిల్లు'
  return aMonth(`${load && `${load}‌లో ప్రతిదానికీ `}${what} కనీసం ${rupees(paise)}`, months)
}

export const demandAsGiven = () => 'ఇచ్చిన డిమాండ్'

export const contractOrRecorded: typeof english.contractOrRecorded = (contract) =>
  `కాంట్రాక్ట్ ${plain(contract)}, నమోదైన డిమాండ్: వీటిలో పెద్దది`

export const largerOf: typeof english.largerOf = (recorded, unit, floors) =>
  `వీటిలో పెద్దది: ${list([`నమోదైన ${plain(recorded)} ${unit}`, ...floors])}`

export const floorOf: typeof english.floorOf = (percent, contract, unit) =>
  `కాంట్రాక్ట్ ${plain(contract)} ${unit}‌లో ${percent}%`

export const ratchetOf: typeof english.ratchetOf = (percent, past, unit, months, upToContract) =>
  `గత ${months} నెలల్లో గరిష్ఠమైన ${plain(past)} ${unit}‌లో ${percent}%${upToContract ? ' (కాంట్రాక్ట్ వరకు)' : ''}`

export const excessMore: typeof english.excessMore = (excess, unit, percent, paise) =>
  `కాంట్రాక్ట్ పైన ${plain(excess)} ${unit}, ఒక్కోదానికి ${rupees(paise)}‌లో ${plain(percent)}% అదనం`

export const excessAt: typeof english.excessAt = (excess, unit, paise, isMore) =>
  `కాంట్రాక్ట్ పైన ${plain(excess)} ${unit}, ఒక్కోదానికి ${rupees(paise)}${isMore ? ' అదనం' : ''}`

const MEASURES = {
  powerFactor: (value: string) => `పవర్ ఫ్యాక్టర్ ${value}`,
  loadFactor: (value: string) => `లోడ్ ఫ్యాక్టర్ ${value}`,
  units: (value: string) => `${value} యూనిట్లు`,
}

/** Behind the rule of an adjustment: ", పవర్ ఫ్యాక్టర్ 0.999కు". */
export const forMeasure: typeof english.forMeasure = (measure, value) => `, ${MEASURES[measure](plain(value))}‌కు`

export const rangeOfShifts = () =>
  'టైమ్ ఆఫ్ డే ప్రకారం: మీ షిఫ్టులు ఒకటి రెండు గంటలు ముందూ వెనకా, యూనిట్లలో పదింట ఎనిమిది నుంచి పది వంతులు వాటి లోపల, ఆదివారాలు సెలవైనా కాకపోయినా.'

export const rangeOfExtremes = () => 'టైమ్ ఆఫ్ డే ప్రకారం: అన్ని యూనిట్లూ చౌక వేళల్లో నుంచి అన్నీ ఖరీదైన వేళల్లో వరకు.'

export const noZone = () => 'ఏ జోన్‌లోనూ యూనిట్లు లేవు'

export const rateNotKnown = () => 'రేటు తెలియదు'

export const zoneRateUnknown: typeof english.zoneRateUnknown = (name) => `${name} రేటు దొరకలేదు.`

export const zoneRule: typeof english.zoneRule = (units, word, names, rate, ofPaise) =>
  `${list(names)}: ${plain(units)} ${word}, ${ofPaise === null ? '' : `${rupees(ofPaise)}‌లో `}${rate}`

/** "యూనిట్‌కు +100 పైసలు", "−25%" */
export const zoneRate: typeof english.zoneRate = (value, isPercent) => {
  const signed = `${value < 0 ? '−' : '+'}${plain(Math.abs(value))}`
  return isPercent ? `${signed}%` : `యూనిట్‌కు ${signed} పైసలు`
}

const DAYS = { workingDays: ', పని దినాల్లో', sundaysAndHolidays: ', ఆదివారాలు, సెలవుల్లో' }

export const hoursOfDay: typeof english.hoursOfDay = (from, to, days) =>
  `${clock(from)} నుంచి ${clock(to)} గంటలు${days === undefined ? '' : DAYS[days]}`

function clock(hour: number): string {
  return `${Math.floor(hour)}${Number.isInteger(hour) ? '' : ':30'}`
}

export const noSuchZone: typeof english.noSuchZone = (names, zones) =>
  `${list(names)}: ఈ టారిఫ్‌లో అలాంటి జోన్ లేదు, కాబట్టి ఈ యూనిట్లు ఏ జోన్‌లోనూ లేవు. దీని జోన్‌లు: ${list(zones)}.`

export const whenUnknown: typeof english.whenUnknown = (zones) =>
  `${zones.join('; ')}. యూనిట్లు ఏ వేళల్లో వాడారో నెల మొత్తం చెప్పదు.`

export const inDays: typeof english.inDays = (rule, days) => `${rule} (${plain(days)} రోజులు)`
