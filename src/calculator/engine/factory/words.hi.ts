// Translated on 26 November 2026, from revision e5aa6666.
import { plain, rupees } from '#calculator/engine/numbers.ts'
import { aMonth, baseName, list } from '#calculator/engine/words.hi.ts'
import type * as english from './words.en.ts'

export const timeOfDayName = () => 'टाइम ऑफ डे'
export const minimumBillName = () => 'मिनिमम बिल'
export const minimumEnergyName = () => 'मिनिमम एनर्जी'
export const demandFloorName = () => 'बिल में कम से कम डिमांड'
export const demandOfPastMonthsName = () => 'पिछले महीनों की डिमांड'
export const demandExcessName = () => 'कॉन्ट्रैक्ट से ऊपर की डिमांड'
export const demandFloorNotFound = () => 'कॉन्ट्रैक्ट डिमांड का कम से कम कितना बिल होता है, यह नहीं मिला।'
export const excessNotFound = () => 'कॉन्ट्रैक्ट से ऊपर की डिमांड का नियम नहीं मिला।'
export const minimumUnitsNotFound = () => 'कम से कम यूनिट का रेट नहीं मिला।'

export const leastUnits: typeof english.leastUnits = (each, word, demand, per, months, least) =>
  `${aMonth(`${plain(demand)} ${per} में हरेक पर कम से कम ${plain(each)} ${word}`, months)}: ${plain(least)} का बिल बनता है`

export const togetherAtLeast: typeof english.togetherAtLeast = (lines, paise, load, months) => {
  const what = lines ? `${list(lines.map((name) => baseName(name, undefined)))} मिलाकर` : 'पूरा बिल'
  return aMonth(`${what}${load && `, ${load} में हरेक पर`} कम से कम ${rupees(paise)}`, months)
}

export const demandAsGiven = () => 'डिमांड, जैसी बताई'

export const contractOrRecorded: typeof english.contractOrRecorded = (contract) =>
  `कॉन्ट्रैक्ट ${plain(contract)} और रिकॉर्ड डिमांड में से जो ज्यादा`

export const largerOf: typeof english.largerOf = (recorded, unit, floors) =>
  `इनमें से जो ज्यादा: ${list([`रिकॉर्ड ${plain(recorded)} ${unit}`, ...floors])}`

export const floorOf: typeof english.floorOf = (percent, contract, unit) =>
  `कॉन्ट्रैक्ट ${plain(contract)} ${unit} का ${percent}%`

export const ratchetOf: typeof english.ratchetOf = (percent, past, unit, months, upToContract) =>
  `पिछले ${months} महीनों की सबसे ज्यादा, ${plain(past)} ${unit}, का ${percent}%${upToContract ? ' (कॉन्ट्रैक्ट तक)' : ''}`

export const excessMore: typeof english.excessMore = (excess, unit, percent, paise) =>
  `कॉन्ट्रैक्ट से ऊपर ${plain(excess)} ${unit}, हरेक पर ${rupees(paise)} का ${plain(percent)}% अलग से`

export const excessAt: typeof english.excessAt = (excess, unit, paise, isMore) =>
  `कॉन्ट्रैक्ट से ऊपर ${plain(excess)} ${unit}, हरेक पर ${rupees(paise)}${isMore ? ' अलग से' : ''}`

const MEASURES = { powerFactor: 'पावर फैक्टर', loadFactor: 'लोड फैक्टर', units: 'यूनिट' }

/** Behind the rule of an adjustment: ", पावर फैक्टर 0.999 पर". */
export const forMeasure: typeof english.forMeasure = (measure, value) => `, ${MEASURES[measure]} ${plain(value)} पर`

export const rangeOfShifts = () =>
  'टाइम ऑफ डे से: आपकी शिफ्ट एक-दो घंटे पहले या बाद, शिफ्ट के अंदर दस में से आठ से दस यूनिट, रविवार की छुट्टी के साथ और बिना।'

export const rangeOfExtremes = () => 'टाइम ऑफ डे से: सारी यूनिट सबसे सस्ते समय में हों, वहां से सब सबसे महंगे समय में हों, वहां तक।'

export const noZone = () => 'किसी समय में कोई यूनिट नहीं'

export const rateNotKnown = () => 'रेट पता नहीं'

export const zoneRateUnknown: typeof english.zoneRateUnknown = (name) => `${name} का रेट नहीं मिला।`

export const zoneRule: typeof english.zoneRule = (units, word, names, rate, ofPaise) =>
  `${list(names)} में ${plain(units)} ${word}, ${ofPaise === null ? '' : `${rupees(ofPaise)} का `}${rate}`

export const zoneRate: typeof english.zoneRate = (value, isPercent) => {
  const signed = `${value < 0 ? '−' : '+'}${plain(Math.abs(value))}`
  return isPercent ? `${signed}%` : `${signed} पैसे प्रति यूनिट`
}

const DAYS = { workingDays: ', कामकाजी दिनों में', sundaysAndHolidays: ', रविवार और छुट्टियों में' }

export const hoursOfDay: typeof english.hoursOfDay = (from, to, days) =>
  `${clock(from)} से ${clock(to)} बजे${days === undefined ? '' : DAYS[days]}`

function clock(hour: number): string {
  return `${Math.floor(hour)}${Number.isInteger(hour) ? '' : ':30'}`
}

export const noSuchZone: typeof english.noSuchZone = (names, zones) =>
  `${list(names)}: इस टैरिफ में ऐसा ज़ोन नहीं है, इसलिए ये यूनिट किसी ज़ोन में नहीं गिनीं। इसके ज़ोन: ${list(zones)}।`

export const whenUnknown: typeof english.whenUnknown = (zones) =>
  `${zones.join('; ')}। महीने के जोड़ से पता नहीं चलता कि यूनिट कब चलीं।`

export const inDays: typeof english.inDays = (rule, days) => `${rule} (${plain(days)} दिन)`
