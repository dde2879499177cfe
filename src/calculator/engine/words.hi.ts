// Translated on 26 November 2026, from revision e5aa6666.

import { plain, rupees } from './numbers.ts'
import type * as english from './words.en.ts'

export type { Waived } from './words.en.ts'

// What the lines of a bill are called, when the record has no name of its own

export const energyName = () => 'एनर्जी चार्ज'
export const minimumName = () => 'मिनिमम चार्ज'
export const wheelingName = () => 'व्हीलिंग चार्ज'
export const fixedName = () => 'फिक्स चार्ज'
export const customerName = () => 'कस्टमर चार्ज'
export const meterRentName = () => 'मीटर किराया'
export const meterRentTaxName = () => 'मीटर किराये पर टैक्स'
export const fuelSurchargeName = () => 'फ्यूल सरचार्ज'
export const fuelSurchargeSecondName = () => 'दूसरा फ्यूल सरचार्ज'
export const tariffName = () => 'यह टैरिफ'
export const inputName = () => 'जांच लें'

export const printedNames: Record<keyof typeof english.printedNames, string> = {
  arrears: 'बकाया',
  latePayment: 'लेट पेमेंट चार्ज',
  depositInterest: 'सिक्योरिटी पर ब्याज',
  otherAmounts: 'दूसरी रकमें',
  rounding: 'राउंडिंग',
}

// Why there is no line

export const customerNotFound = () => 'कस्टमर चार्ज नहीं मिला।'
export const customerOfSupplyNotFound = () => 'इस सप्लाई का कस्टमर चार्ज नहीं मिला।'
export const fixedNotFound = () => 'फिक्स चार्ज नहीं मिला।'
export const fixedOfSupplyNotFound = () => 'इस सप्लाई का फिक्स चार्ज नहीं मिला।'
export const fuelNotFound = () => 'कोई नंबर पता नहीं; अपने बिल से लें।'
export const meterRentNotFound = () => 'इस कनेक्शन का मीटर किराया नहीं मिला।'
export const meterRentTaxNotFound = () => 'मीटर किराये पर टैक्स लगता है या नहीं, यह नहीं मिला।'
export const minimumNotFound = () => 'मिनिमम नहीं मिला।'
export const rateNotFound = () => 'इस खपत का रेट नहीं मिला।'
export const ratesNotFound = () => 'इस टैरिफ के रेट नहीं मिले।'
export const schemeNotFound = () => 'इस टैरिफ में ऐसी कोई योजना नहीं।'
export const sourceNotFound = () => 'कोई स्रोत पता नहीं'
export const subsidisedNotFound = () => 'इस खपत का सब्सिडी वाला रेट नहीं मिला।'
export const tableNotFound = () => 'इस टैरिफ की कोई टेबल इस कनेक्शन पर नहीं बैठती।'
export const wheelingNotFound = () => 'व्हीलिंग का रेट नहीं मिला।'

export const unknownBase = () => 'यह ऐसे चार्ज पर निर्भर है जो पता नहीं हैं।'
export const unknownKind = () => 'बताएं, यह पैसे प्रति यूनिट है या रकम।'
export const fromMemory = () => 'याद से, ऑर्डर से अभी नहीं मिलाया'
export const yourBill = () => 'आपका बिल'

// Here as well as in src/india: the engine imports nothing but itself.
const MONTHS = ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']

/** "2026-03-30" → "30 मार्च 2026", "2026-03" → "मार्च 2026". */
export const day: typeof english.day = (date) => {
  const year = date.slice(0, 4)
  if (date === year) return year
  const month = `${MONTHS[Number(date.slice(5, 7)) - 1]} ${year}`
  return date.length === 7 ? month : `${Number(date.slice(8))} ${month}`
}

export const list: typeof english.list = (words) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} और ${words.at(-1)}`

export const unitsOf: typeof english.unitsOf = ({ billingUnit }) => (billingUnit === 'kWh' ? 'यूनिट' : billingUnit)

export const forMonths: typeof english.forMonths = (months) => (months === 1 ? '' : `, ${plain(months)} महीने के लिए`)

/** What to ask the visitor for. */
const QUESTIONS: Partial<Record<Parameters<typeof english.dependsOn>[0], string>> = {
  area: 'कनेक्शन शहरी है या ग्रामीण',
  date: 'बिल की तारीख',
  days: 'बिल के दिन',
  discom: 'बिजली कंपनी',
  entitlementUnits: 'योजना में महीने की कितनी यूनिट मुफ्त हैं',
  fuelSurcharge: 'बिल पर छपा सरचार्ज',
  kwh: 'बिल के kWh',
  fuelSurchargeSecond: 'बिल पर छपा दूसरा सरचार्ज',
  highestPastDemand: 'पिछले महीनों की सबसे ज्यादा डिमांड',
  loadHp: 'HP में लोड',
  loadKva: 'kVA में लोड',
  loadKw: 'kW में लोड',
  contractDemandKva: 'kVA में कॉन्ट्रैक्ट डिमांड',
  powerFactor: 'बिल पर छपा पावर फैक्टर',
  recordedDemandKva: 'kVA में रिकॉर्ड डिमांड',
  recordedDemandKw: 'kW में रिकॉर्ड डिमांड',
  phase: 'कनेक्शन सिंगल फेज है या थ्री फेज',
  voltageKv: 'kV में सप्लाई का वोल्टेज',
}

export const dependsOn: typeof english.dependsOn = (need) => `इसके लिए बताएं: ${QUESTIONS[need] ?? need}।`

// Energy

export const noUnits: typeof english.noUnits = (word = 'यूनिट') => `कोई ${word} नहीं चली`

export const unitsAt: typeof english.unitsAt = (units, paise, word = 'यूनिट') =>
  `${plain(units)} ${word}, ${plain(paise)} पैसे के रेट से`

export const allUnitsAt: typeof english.allUnitsAt = (units, paise, word) => `सारी ${unitsAt(units, paise, word)}`

export const slabAt: typeof english.slabAt = (first, last, paise, word) => {
  const units = first.endsWith(ABOVE) ? `${first} ${last} तक` : first === last ? first : `${first} से ${last}`
  return `${units}${word && ` ${word}`} पर ${plain(paise)} पैसे`
}

export const limitsStated: typeof english.limitsStated = (stated, here, inDays) => {
  const length = (count: number) => (inDays ? `${count} दिन` : count === 1 ? 'एक महीने' : `${plain(count)} महीने`)
  return `; स्लैब की सीमा ${length(stated)} के लिए लिखी है, यहां ${length(here)} के लिए`
}

const ABOVE = 'से ऊपर'

export const aboveUnit: typeof english.aboveUnit = (units) => `${plain(units)} ${ABOVE}`

export const netRates = () => '; राज्य की सब्सिडी इन रेट में पहले से है'

type Limit = number | null | undefined

const AREAS: Record<string, string> = { urban: 'शहरी कनेक्शन', rural: 'ग्रामीण कनेक्शन' }

/** "खपत 100 यूनिट से ऊपर 200 यूनिट तक, लोड 2 kW तक: " */
export const forTable: typeof english.forTable = (units, load, loadUnit, area, voltageKv) => {
  const [use, loads] = [range(units, 'यूनिट'), range(load, loadUnit)]
  const clauses = [
    use && `खपत ${use}`,
    loads && `लोड ${loads}`,
    area && (AREAS[area] ?? area),
    voltageKv && `${voltageKv.join(' या ')} kV की सप्लाई`,
  ].filter(Boolean)
  return clauses.length > 0 ? `${clauses.join(', ')}: ` : ''
}

function range([from, to]: [from: Limit, to: Limit], unit: string): string {
  return [from == null ? '' : `${plain(from)} ${unit} से ऊपर`, to == null ? '' : `${plain(to)} ${unit} तक`]
    .filter(Boolean)
    .join(' ')
}

export const energyAtLeast: typeof english.energyAtLeast = (paise, months) =>
  aMonth(`एनर्जी चार्ज कम से कम ${rupees(paise)}`, months)

// Fixed charge and demand

export const aMonth: typeof english.aMonth = (what, months) => `${what} हर महीने${forMonths(months)}`

export const noneForThis = () => 'इस खपत और लोड पर कोई नहीं'

export const customerRule: typeof english.customerRule = (paise, months) =>
  `इस खपत पर ${rupees(paise)} हर महीने${forMonths(months)}`

export const rentRule: typeof english.rentRule = (paise, months, taxPercent) =>
  aMonth(rupees(paise), months) + (taxPercent ? ` और उस पर ${plain(taxPercent)}% टैक्स` : '')

export const loadAt: typeof english.loadAt = (load, per, why, paise) =>
  `${plain(load)} ${per}${why && ` (${why})`}, ${rupees(paise)} के रेट से`

export const roundedUp: typeof english.roundedUp = (load) => `${plain(load)} को ऊपर राउंड करके`

export const stepsAt: typeof english.stepsAt = (steps, units, paise) =>
  `महीने की हर ${plain(units)} यूनिट या उसके हिस्से पर एक बार, यानी ${plain(steps)} बार ${rupees(paise)}`

// Percentages, duties, adjustments

const BASE_NAMES: Record<string, string> = {
  total: 'कुल',
  energy: energyName(),
  fixed: fixedName(),
  wheeling: wheelingName(),
  customer: customerName(),
  fuelSurcharge: fuelSurchargeName(),
  timeOfDay: 'टाइम ऑफ डे चार्ज',
  minimumBill: 'मिनिमम',
  electricityDuty: 'इलेक्ट्रिसिटी ड्यूटी',
  'pension-gratuity': 'पेंशन-ग्रेच्युटी सरचार्ज',
  'pension-gratuity-2627': 'पेंशन-ग्रेच्युटी सरचार्ज 2026-27',
  'deficit-surcharge': 'घाटे का सरचार्ज',
  'power-factor': 'पावर फैक्टर का चार्ज',
  voltage: 'वोल्टेज का चार्ज',
}

export const baseName: typeof english.baseName = (component, part) => {
  const name = charge(component)
  return part === undefined ? name : `${charge(part)} पर ${name}`
}

function charge(component: string): string {
  return BASE_NAMES[component] ?? component.replaceAll('-', ' ')
}

export const percentOf: typeof english.percentOf = (percent, bases, missing) =>
  `${list(bases.map(({ name, paise }) => `${name} ${rupees(paise)}`))} का ${plain(percent)}%${beforeMissing(missing)}`

export const beforeMissing: typeof english.beforeMissing = (names) =>
  names.length === 0 ? '' : `, ${list(names)} जोड़े बिना, जो पता नहीं`

export const percentOfSlab: typeof english.percentOfSlab = (percent, paise, units) =>
  `${plain(units)} यूनिट पर ${percentOfTotal(percent, paise)}`

export const percentOfUnknown: typeof english.percentOfUnknown = (name) => `यह ${charge(name)} का प्रतिशत है, जो पता नहीं।`

export const rateUnknown: typeof english.rateUnknown = (note) => `इसका रेट पता नहीं। ${note ?? ''}`.trimEnd()

export const percentOfTotal: typeof english.percentOfTotal = (percent, paise) =>
  `${rupees(paise)} का ${plain(percent)}%`

export const atMostAMonth: typeof english.atMostAMonth = (paise) => `, महीने में ज्यादा से ज्यादा ${rupees(paise)}`

// Fuel surcharge

export const lastKnownRate = () => 'पिछला मालूम रेट'
export const asOnYourBill = () => 'जैसा आपके बिल पर है'
export const onlyLastKnown = () => 'इस जोड़ में पिछला मालूम रेट है। इस महीने का रेट किसने बताया, यह नहीं मिला: अपने बिल से मिलाएं।'

export const inForceFrom: typeof english.inForceFrom = (date) => `${day(date)} से लागू`

export const lastKnownFrom: typeof english.lastKnownFrom = (date) => `पिछला मालूम रेट, ${day(date)} से`

export const lastKnown: typeof english.lastKnown = (value, isPercent, date) =>
  `पिछला मालूम रेट: ${plain(value)}${isPercent ? '%' : ' पैसे'}, ${day(date)} से। अपने बिल से लें।`

export const withTerm: typeof english.withTerm = (what, term) => `${what}, ${term}`

// Subsidies

const RELIEVED = { total: 'पूरे बिल', energy: energyName(), fixed: fixedName() }

export const percentOff: typeof english.percentOff = (percent, base, firstUnits, most, months) => {
  const first = firstUnits === null ? '' : `पहली ${plain(firstUnits)} यूनिट पर `
  const cap = most === null ? '' : `${atMostAMonth(most)}${forMonths(months)}`
  return `${first}${list(base.map((name) => RELIEVED[name]))} का ${plain(percent)}%${cap}`
}

export const energyBecomes: typeof english.energyBecomes = (paise, rule) =>
  `एनर्जी चार्ज ${rupees(paise)} रह जाता है: ${rule}`

export const notCharged: typeof english.notCharged = (components) =>
  `${list(components.map(charge))} ${components.length > 1 ? 'नहीं लगते' : 'नहीं लगता'}`

export const nothingAtThisUse = () => 'इस खपत पर कुछ नहीं'

export const unitsOff: typeof english.unitsOff = (units, paise) => `${unitsAt(units, paise)} घटाई गईं`

export const energyOfFirstUnits: typeof english.energyOfFirstUnits = (units, paise) =>
  `महीने की पहली ${plain(units)} यूनिट का एनर्जी चार्ज, ज्यादा से ज्यादा ${rupees(paise)}`

export const firstUnitsCost: typeof english.firstUnitsCost = (units, withShareOf, paise, months) => {
  const what = list([energyName(), ...withShareOf.map((component) => `${charge(component)} में उनका हिस्सा`)])
  return `महीने की पहली ${plain(units)} यूनिट, ${what}, ${rupees(paise)} में${forMonths(months)}`
}

export const nothingAbove: typeof english.nothingAbove = (units) => `महीने की ${plain(units)} यूनिट से ऊपर कुछ नहीं`

export const allFree = () => 'पूरा बिल, आपकी मुफ्त यूनिट के अंदर'

export const billOfFree: typeof english.billOfFree = (units) => `आपकी ${plain(units)} मुफ्त यूनिट का बिल`

// The whole bill

export const asPrinted: typeof english.asPrinted = (paise) => `${rupees(paise)}, जैसा आपके बिल पर है`

export const aboveUnits: typeof english.aboveUnits = (limit, what) => `${plain(limit)} यूनिट से ऊपर: ${what}।`

export const unitItself: typeof english.unitItself = (paise) => ` वह यूनिट खुद ${rupees(paise)} की है।`

export const energyOfAll = () => 'सारी यूनिट का एनर्जी चार्ज'

export const goesFrom: typeof english.goesFrom = (label, from, to) => `${label} ${rupees(from)} की जगह ${rupees(to)}`

export const cited: typeof english.cited = (title, publishedOn, kind, isOpened) =>
  `${title}, ${publishedOn ? day(publishedOn) : 'तारीख नहीं'} (${KINDS[kind] ?? kind}, ${isOpened ? 'हमने खोला' : 'हमने नहीं खोला'})`

const KINDS: Record<string, string> = {
  order: 'ऑर्डर',
  'discom page': 'बिजली कंपनी का पेज',
  press: 'अखबार',
  'third-party': 'किसी की नकल',
  memory: 'याद से',
}

export const readIn: typeof english.readIn = (source) => `यहां पढ़ा: ${source}`

// Doubts about the tariff

export const incomplete: typeof english.incomplete = (notes) => `इस टैरिफ के कुछ चार्ज नहीं मिले। ${notes ?? ''}`.trimEnd()

export const otherTime: typeof english.otherTime = (validFrom, validTo, date) => {
  const term = validTo === null ? `${day(validFrom)} से आगे` : `${day(validFrom)} से ${day(validTo)} तक`
  return `ये रेट ${term} के पता हैं, ${day(date)} के नहीं।`
}

export const lastConfirmed: typeof english.lastConfirmed = (financialYear, month) =>
  `ये रेट पिछली बार ${financialYear} के लिए पक्के किए गए। ${day(month)} में भी यही हैं या नहीं, यह नहीं मिला।`

export const otherCompany: typeof english.otherCompany = (discom) => `यह टैरिफ ${discom} का नहीं है।`

export const otherUse: typeof english.otherUse = (units) =>
  `यह टैरिफ ${plain(units)} यूनिट तक की खपत का है; उससे ऊपर दूसरा लगता है।`

export const otherConnection = () => 'यह टैरिफ दूसरे कनेक्शन का है: लोड, फेज, इलाका और वोल्टेज मिलाएं।'

// Doubts about what was typed

export const loadOfNothing = () => 'कनेक्शन का लोड शून्य से ऊपर होता है। क्या 0 सही है? लोड बिल पर लिखा होता है।'

export const largeSurcharge: typeof english.largeSurcharge = (value, isPercent) =>
  `${plain(value)}${isPercent ? '%' : ' पैसे'} का सरचार्ज हमने कहीं नहीं देखा। क्या बिल पर यह किसी और तरह से छपा है?`

export const loadInWatts: typeof english.loadInWatts = (load, units) =>
  `महीने की ${plain(units)} यूनिट के लिए ${plain(load)} का लोड बहुत ज्यादा है। क्या इसे वाट में लिखा है?`

export const homeWithoutLoad: typeof english.homeWithoutLoad = (units) =>
  `महीने की ${plain(units)} यूनिट ज्यादातर घरों से ज्यादा हैं। यह लोड पर निर्भर है।`

export const noHome: typeof english.noHome = (units, load, unit, atFullLoad) =>
  `महीने की ${plain(units)} यूनिट ${plain(load)} ${unit} से नहीं आ सकतीं: दिन-रात पूरे लोड पर भी ${plain(Math.round(atFullLoad))} बनती हैं। यूनिट और लोड जांचें, या दुकान या फैक्टरी का कनेक्शन चुनें।`

export const moreThanFull: typeof english.moreThanFull = (load, unit, full) =>
  `${plain(load)} ${unit} दिन-रात चले तो ज्यादा से ज्यादा ${plain(Math.round(full))} ${unit}h बनते हैं। क्या दोनों नंबर सही हैं, और कनेक्शन सही है?`

export const moreKwh: typeof english.moreKwh = (kwh, kvah) =>
  `${plain(kwh)} kWh, ${plain(kvah)} kVAh से ज्यादा हैं, और ऐसा नहीं हो सकता। क्या दोनों आपस में बदल गए?`

export const fewKwh: typeof english.fewKwh = (kwh, kvah) =>
  `${plain(kvah)} kVAh में ${plain(kwh)} kWh, यानी पावर फैक्टर ${plain(kwh / kvah)}। क्या दोनों इसी बिल के हैं?`

export const twiceContract: typeof english.twiceContract = (recorded, contract, unit) =>
  `रिकॉर्ड ${plain(recorded)} ${unit}, कॉन्ट्रैक्ट ${plain(contract)} ${unit} के दोगुने से ज्यादा है। क्या दोनों नंबर सही हैं?`

export const moreInZones: typeof english.moreInZones = (inZones, units) =>
  `अलग-अलग समय की यूनिट मिलाकर ${plain(inZones)} हैं, बिल पर ${plain(units)}। क्या एक समय दूसरे के अंदर है?`

export const otherLength: typeof english.otherLength = (days, months) =>
  `${days} दिन ${plain(months)} महीने नहीं होते। बिल पर दोनों में से क्या है?`
