// Translated on 26 November 2026, from revision e5aa6666.

import { plain, rupees } from './numbers.ts'
import type * as english from './words.en.ts'

export type { Waived } from './words.en.ts'

// What the lines of a bill are called, when the record has no name of its own

export const energyName = () => 'ఎనర్జీ చార్జీ'
export const minimumName = () => 'మినిమం చార్జీ'
export const wheelingName = () => 'వీలింగ్ చార్జీ'
export const fixedName = () => 'ఫిక్స్‌డ్ చార్జీ'
export const customerName = () => 'కస్టమర్ చార్జీ'
export const meterRentName = () => 'మీటర్ అద్దె'
export const meterRentTaxName = () => 'మీటర్ అద్దెపై పన్ను'
export const fuelSurchargeName = () => 'ఇంధన సర్‌చార్జీ'
export const fuelSurchargeSecondName = () => 'రెండో ఇంధన సర్‌చార్జీ'
export const tariffName = () => 'ఈ టారిఫ్'
export const inputName = () => 'సరిచూడండి'

/** What a bill prints and no tariff knows, in the order in which bills print it. */
export const printedNames: typeof english.printedNames = {
  arrears: 'బకాయిలు',
  latePayment: 'ఆలస్య రుసుము',
  depositInterest: 'డిపాజిట్‌పై వడ్డీ',
  otherAmounts: 'ఇతర మొత్తాలు',
  rounding: 'రౌండింగ్',
}

// Why there is no line

export const customerNotFound = () => 'కస్టమర్ చార్జీ దొరకలేదు.'
export const customerOfSupplyNotFound = () => 'ఈ సప్లైకి కస్టమర్ చార్జీ దొరకలేదు.'
export const fixedNotFound = () => 'ఫిక్స్‌డ్ చార్జీ దొరకలేదు.'
export const fixedOfSupplyNotFound = () => 'ఈ సప్లైకి ఫిక్స్‌డ్ చార్జీ దొరకలేదు.'
export const fuelNotFound = () => 'అంకె ఏదీ తెలియదు; మీ బిల్లు నుంచి రాయండి.'
export const meterRentNotFound = () => 'ఈ కనెక్షన్‌కు మీటర్ అద్దె దొరకలేదు.'
export const meterRentTaxNotFound = () => 'మీటర్ అద్దెపై పన్ను కలుస్తుందో లేదో దొరకలేదు.'
export const minimumNotFound = () => 'మినిమం చార్జీ దొరకలేదు.'
export const rateNotFound = () => 'ఈ వాడకానికి రేటు దొరకలేదు.'
export const ratesNotFound = () => 'ఈ టారిఫ్‌కు రేట్లు దొరకలేదు.'
export const schemeNotFound = () => 'ఈ టారిఫ్‌లో అలాంటి పథకం లేదు.'
export const sourceNotFound = () => 'ఆధారం తెలియదు'
export const subsidisedNotFound = () => 'ఈ వాడకానికి సబ్సిడీ రేటు దొరకలేదు.'
export const tableNotFound = () => 'ఈ టారిఫ్ పట్టికల్లో ఏదీ ఈ కనెక్షన్‌కు సరిపోదు.'
export const wheelingNotFound = () => 'వీలింగ్ రేటు దొరకలేదు.'

export const unknownBase = () => 'ఇది తెలియని చార్జీల మీద ఆధారపడి ఉంది.'
export const unknownKind = () => 'యూనిట్‌కు పైసలా, మొత్తమా చెప్పండి.'
export const fromMemory = () => 'జ్ఞాపకం నుంచి, ఇంకా ఉత్తర్వుతో పోల్చలేదు'
export const yourBill = () => 'మీ బిల్లు'

// Here as well as in src/india: the engine imports nothing but itself.
const MONTHS = ['జనవరి', 'ఫిబ్రవరి', 'మార్చి', 'ఏప్రిల్', 'మే', 'జూన్', 'జులై', 'ఆగస్టు', 'సెప్టెంబరు', 'అక్టోబరు', 'నవంబరు', 'డిసెంబరు']

/** "2026-03-30" → "2026 మార్చి 30", "2026-03" → "2026 మార్చి". */
export const day: typeof english.day = (date) => {
  const year = date.slice(0, 4)
  if (date === year) return year
  const month = `${year} ${MONTHS[Number(date.slice(5, 7)) - 1]}`
  return date.length === 7 ? month : `${month} ${Number(date.slice(8))}`
}

export const list: typeof english.list = (words) => words.join(', ')

/** What a tariff's units are called: "యూనిట్లు" for kWh, as people say, and kVAh by their name. */
export const unitsOf: typeof english.unitsOf = ({ billingUnit }) => (billingUnit === 'kWh' ? 'యూనిట్లు' : billingUnit)

export const forMonths: typeof english.forMonths = (months) => (months === 1 ? '' : `, ${plain(months)} నెలలకు`)

/** What to ask the visitor for. */
const QUESTIONS: Partial<Record<Parameters<typeof english.dependsOn>[0], string>> = {
  area: 'కనెక్షన్ ఉన్నది పట్టణంలోనా, గ్రామంలోనా అన్నది',
  date: 'బిల్లు తేదీ',
  days: 'బిల్లు రోజులు',
  discom: 'డిస్కం',
  entitlementUnits: 'మీ పథకం కింద నెలకు వచ్చే ఉచిత యూనిట్లు',
  fuelSurcharge: 'మీ బిల్లులోని సర్‌చార్జీ',
  kwh: 'బిల్లులోని kWh',
  fuelSurchargeSecond: 'మీ బిల్లులోని రెండో సర్‌చార్జీ',
  highestPastDemand: 'గత నెలల్లో గరిష్ఠ డిమాండ్',
  loadHp: 'HPలో లోడ్',
  loadKva: 'kVAలో లోడ్',
  loadKw: 'kWలో లోడ్',
  contractDemandKva: 'kVAలో కాంట్రాక్ట్ డిమాండ్',
  powerFactor: 'మీ బిల్లులోని పవర్ ఫ్యాక్టర్',
  recordedDemandKva: 'kVAలో నమోదైన డిమాండ్',
  recordedDemandKw: 'kWలో నమోదైన డిమాండ్',
  phase: 'కనెక్షన్ సింగిల్ ఫేజా, త్రీ ఫేజా అన్నది',
  voltageKv: 'kVలో సప్లై వోల్టేజ్',
}

export const dependsOn: typeof english.dependsOn = (need) => `ఇది తెలియాలి: ${QUESTIONS[need] ?? need}.`

// Energy

export const noUnits: typeof english.noUnits = (word = 'యూనిట్లు') => `${word} వాడలేదు`

export const unitsAt: typeof english.unitsAt = (units, paise, word = 'యూనిట్లు') =>
  `${plain(units)} ${word} ${plain(paise)} పైసల చొప్పున`

export const allUnitsAt: typeof english.allUnitsAt = (units, paise, word) => `మొత్తం ${unitsAt(units, paise, word)}`

/** "51 నుంచి 95 యూనిట్లు 310 పైసల చొప్పున"; a slab of which only the first unit is used is named by that unit. */
export const slabAt: typeof english.slabAt = (first, last, paise, word) =>
  `${first === last ? first : `${first} నుంచి ${last}`}${word && ` ${word}`} ${plain(paise)} పైసల చొప్పున`

/** `inDays`: how long the bill is; the limits count in months of 30 days. */
export const limitsStated: typeof english.limitsStated = (stated, here, inDays) => {
  const length = (count: number) => (inDays ? `${count} రోజులకు` : count === 1 ? 'నెలకు' : `${plain(count)} నెలలకు`)
  return `; ఉత్తర్వులో హద్దులు ${length(stated)}, ఇక్కడ ${length(here)}`
}

export const aboveUnit: typeof english.aboveUnit = (units) => `${plain(units)} పైన`

export const netRates = () => '; రాష్ట్ర సబ్సిడీ ఈ రేట్లలోనే కలిసి ఉంది'

type Limit = number | null | undefined

/** "వాడకం 100 పైన, 200 వరకు యూనిట్లు; లోడ్ 2 kW వరకు: " */
export const forTable: typeof english.forTable = (units, load, loadUnit, area, voltageKv) => {
  const [use, loads] = [range(units, 'యూనిట్ల'), range(load, loadUnit)]
  const clauses = [
    use && `వాడకం ${use}`,
    loads && `లోడ్ ${loads}`,
    area && `${AREAS[area] ?? area} కనెక్షన్లు`,
    voltageKv && `సప్లై ${voltageKv.join(' లేదా ')} kV`,
  ].filter(Boolean)
  return clauses.length > 0 ? `${clauses.join('; ')}: ` : ''
}

const AREAS: Record<string, string> = { urban: 'పట్టణ', rural: 'గ్రామీణ' }

function range([from, to]: [from: Limit, to: Limit], unit: string): string {
  return [from == null ? '' : `${plain(from)} ${unit} పైన`, to == null ? '' : `${plain(to)} ${unit} వరకు`]
    .filter(Boolean)
    .join(', ')
}

export const energyAtLeast: typeof english.energyAtLeast = (paise, months) =>
  aMonth(`ఎనర్జీ చార్జీ కనీసం ${rupees(paise)}`, months)

// Fixed charge and demand

export const aMonth: typeof english.aMonth = (what, months) => `నెలకు ${what}${forMonths(months)}`

export const noneForThis = () => 'ఈ వాడకానికి, లోడ్‌కు ఏమీ లేదు'

export const customerRule: typeof english.customerRule = (paise, months) =>
  `ఈ వాడకానికి నెలకు ${rupees(paise)}${forMonths(months)}`

export const rentRule: typeof english.rentRule = (paise, months, taxPercent) =>
  aMonth(rupees(paise), months) + (taxPercent ? `, దానిపై ${plain(taxPercent)}% పన్ను` : '')

export const loadAt: typeof english.loadAt = (load, per, why, paise) =>
  `${plain(load)} ${per}${why && ` (${why})`}, ఒక్కోదానికి ${rupees(paise)}`

export const roundedUp: typeof english.roundedUp = (load) => `${plain(load)}, పైకి రౌండ్ చేశాం`

export const stepsAt: typeof english.stepsAt = (steps, units, paise) =>
  `${plain(steps)} మెట్లు, నెలకు ప్రతి ${plain(units)} యూనిట్లకు లేదా అందులో భాగానికి ఒకటి, ఒక్కోదానికి ${rupees(paise)}`

// Percentages, duties, adjustments

const BASE_NAMES: Record<string, string> = {
  energy: 'ఎనర్జీ చార్జీ',
  fixed: 'ఫిక్స్‌డ్ చార్జీ',
  wheeling: 'వీలింగ్ చార్జీ',
  customer: 'కస్టమర్ చార్జీ',
  fuelSurcharge: 'ఇంధన సర్‌చార్జీ',
  electricityDuty: 'ఎలక్ట్రిసిటీ డ్యూటీ',
  timeOfDay: 'టైమ్ ఆఫ్ డే చార్జీ',
  minimumBill: 'మినిమం బిల్లు',
  minimum: 'మినిమం చార్జీ',
  total: 'మొత్తం బిల్లు',
  'power-factor': 'పవర్ ఫ్యాక్టర్ సవరణ',
  'deficit-surcharge': 'లోటు సర్‌చార్జీ',
  'pension-gratuity': 'పెన్షన్, గ్రాట్యుటీ',
  'pension-gratuity-2627': 'పెన్షన్, గ్రాట్యుటీ 2026-27',
  'pension-trust': 'పెన్షన్ ట్రస్ట్',
}

/** "fuelSurcharge.energy" → "ఎనర్జీ చార్జీపై ఇంధన సర్‌చార్జీ"; a name that the record alone knows stays. */
export const baseName: typeof english.baseName = (component, part) => {
  const name = BASE_NAMES[component] ?? component.replaceAll('-', ' ')
  return part === undefined ? name : `${BASE_NAMES[part] ?? part}‌పై ${name}`
}

export const percentOf: typeof english.percentOf = (percent, bases, missing) =>
  `${list(bases.map(({ name, paise }) => `${name} ${rupees(paise)}`))} మీద ${plain(percent)}%${beforeMissing(missing)}`

/** ", తెలియని ఇంధన సర్‌చార్జీ కాకుండా" */
export const beforeMissing: typeof english.beforeMissing = (names) =>
  names.length === 0 ? '' : `, తెలియని ${list(names)} కాకుండా`

export const percentOfSlab: typeof english.percentOfSlab = (percent, paise, units) =>
  `${plain(units)} యూనిట్లకు ${percentOfTotal(percent, paise)}`

export const percentOfUnknown: typeof english.percentOfUnknown = (name) =>
  `ఇది ${BASE_NAMES[name] ?? name}‌లో శాతం, ఆ చార్జీ తెలియదు.`

export const rateUnknown: typeof english.rateUnknown = (note) => `దీని రేటు తెలియదు. ${note ?? ''}`.trimEnd()

export const percentOfTotal: typeof english.percentOfTotal = (percent, paise) => `${rupees(paise)}‌లో ${plain(percent)}%`

export const atMostAMonth: typeof english.atMostAMonth = (paise) => `, నెలకు గరిష్ఠంగా ${rupees(paise)}`

// Fuel surcharge

export const lastKnownRate = () => 'చివరిగా తెలిసిన రేటు'
export const asOnYourBill = () => 'మీ బిల్లులో ఉన్నట్టు'
export const onlyLastKnown = () => 'ఈ మొత్తంలో చివరిగా తెలిసిన రేటు ఉంది. ఈ నెలకు ఎవరైనా ప్రకటించినట్టు దొరకలేదు: మీ బిల్లుతో పోల్చండి.'

export const inForceFrom: typeof english.inForceFrom = (date) => `${day(date)} నుంచి అమల్లో`

export const lastKnownFrom: typeof english.lastKnownFrom = (date) => `చివరిగా తెలిసింది, ${day(date)} నుంచి`

export const lastKnown: typeof english.lastKnown = (value, isPercent, date) =>
  `చివరిగా తెలిసింది: ${plain(value)}${isPercent ? '%' : ' పైసలు'}, ${day(date)} నుంచి. మీ బిల్లు నుంచి రాయండి.`

export const withTerm: typeof english.withTerm = (what, term) => `${what}, ${term}`

// Subsidies

const WAIVED: Record<english.Waived, string> = {
  energy: 'ఎనర్జీ చార్జీ',
  fixed: 'ఫిక్స్‌డ్ చార్జీ',
  wheeling: 'వీలింగ్ చార్జీ',
  customer: 'కస్టమర్ చార్జీ',
  fuelSurcharge: 'ఇంధన సర్‌చార్జీ',
  electricityDuty: 'ఎలక్ట్రిసిటీ డ్యూటీ',
}

const RELIEVED = { total: 'మొత్తం బిల్లు', energy: 'ఎనర్జీ చార్జీ', fixed: 'ఫిక్స్‌డ్ చార్జీ' }

export const percentOff: typeof english.percentOff = (percent, base, firstUnits, most, months) => {
  const first = firstUnits === null ? '' : `మొదటి ${plain(firstUnits)} యూనిట్లకు `
  const cap = most === null ? '' : `${atMostAMonth(most)}${forMonths(months)}`
  return `${first}${list(base.map((name) => RELIEVED[name]))}‌లో ${plain(percent)}%${cap}`
}

export const energyBecomes: typeof english.energyBecomes = (paise, rule) => `ఎనర్జీ చార్జీ ${rupees(paise)} అవుతుంది: ${rule}`

export const notCharged: typeof english.notCharged = (components) =>
  `${list(components.map((component) => WAIVED[component]))} పడదు`

export const nothingAtThisUse = () => 'ఈ వాడకానికి ఏమీ లేదు'

export const unitsOff: typeof english.unitsOff = (units, paise) => `${unitsAt(units, paise)} తగ్గింపు`

export const energyOfFirstUnits: typeof english.energyOfFirstUnits = (units, paise) =>
  `నెలకు మొదటి ${plain(units)} యూనిట్ల ఎనర్జీ చార్జీ, గరిష్ఠంగా ${rupees(paise)}`

export const firstUnitsCost: typeof english.firstUnitsCost = (units, withShareOf, paise, months) => {
  const what = list([RELIEVED.energy, ...withShareOf.map((component) => `${WAIVED[component]}‌లో వాటి వాటా`)])
  return `నెలకు మొదటి ${plain(units)} యూనిట్లకు (${what}) ${rupees(paise)}${forMonths(months)}`
}

export const nothingAbove: typeof english.nothingAbove = (units) => `నెలకు ${plain(units)} యూనిట్లు దాటితే ఏమీ లేదు`

export const allFree = () => 'మీ ఉచిత యూనిట్లలోపు, మొత్తం బిల్లు'

export const billOfFree: typeof english.billOfFree = (units) => `మీ ${plain(units)} ఉచిత యూనిట్ల బిల్లు`

// The whole bill

export const asPrinted: typeof english.asPrinted = (paise) => `${rupees(paise)}, మీ బిల్లులో ఉన్నట్టు`

export const aboveUnits: typeof english.aboveUnits = (limit, what) => `${plain(limit)} యూనిట్లు దాటితే: ${what}.`

export const unitItself: typeof english.unitItself = (paise) => ` ఆ యూనిట్ ధర మాత్రం ${rupees(paise)}.`

export const energyOfAll = () => 'అన్ని యూనిట్ల ఎనర్జీ చార్జీ'

export const goesFrom: typeof english.goesFrom = (label, from, to) =>
  `${label} ${rupees(from)} నుంచి ${rupees(to)} అవుతుంది`

/** What kind of source it is, as the records call it. */
const KINDS: Record<string, string> = {
  order: 'ఉత్తర్వు',
  'discom page': 'డిస్కం పేజీ',
  press: 'పత్రిక',
  'third-party': 'నకలు',
  memory: 'జ్ఞాపకం',
}

export const cited: typeof english.cited = (title, publishedOn, kind, isOpened) =>
  `${title}, ${publishedOn ? day(publishedOn) : 'తేదీ లేదు'} (${KINDS[kind] ?? kind}, ${isOpened ? 'మేం తెరిచి చూశాం' : 'మేం తెరవలేదు'})`

export const readIn: typeof english.readIn = (source) => `చదివింది: ${source}`

// Doubts about the tariff

export const incomplete: typeof english.incomplete = (notes) => `ఈ టారిఫ్‌లో కొన్ని చార్జీలు దొరకలేదు. ${notes ?? ''}`.trimEnd()

export const otherTime: typeof english.otherTime = (validFrom, validTo, date) => {
  const term = validTo === null ? `${day(validFrom)} నుంచి` : `${day(validFrom)} నుంచి ${day(validTo)} వరకు`
  return `ఈ రేట్లు ${term} తెలిసినవి; ${day(date)}‌కి కాదు.`
}

export const lastConfirmed: typeof english.lastConfirmed = (financialYear, month) =>
  `ఈ రేట్లను చివరిగా ${financialYear}‌కు నిర్ధారించారు. ${day(month)}‌లో ఇంకా ఇవే అమల్లో ఉన్నాయో లేదో దొరకలేదు.`

export const otherCompany: typeof english.otherCompany = (discom) => `ఈ టారిఫ్ ${discom} ది కాదు.`

export const otherUse: typeof english.otherUse = (units) => `ఈ టారిఫ్ ${plain(units)} యూనిట్ల వరకు వాడకానికి; ఆపైన మరొకటి వర్తిస్తుంది.`

export const otherConnection = () => 'ఈ టారిఫ్ వేరే కనెక్షన్లకు: లోడ్, ఫేజ్, ప్రాంతం, వోల్టేజ్ పోల్చి చూడండి.'

// Doubts about what was typed

export const loadOfNothing = () => 'కనెక్షన్‌కు సున్నా కన్నా ఎక్కువ లోడ్ ఉంటుంది. 0 సరేనా? బిల్లులో ఉంటుంది.'

export const largeSurcharge: typeof english.largeSurcharge = (value, isPercent) =>
  `${plain(value)}${isPercent ? '%' : ' పైసల'} సర్‌చార్జీ మాకు తెలిసిన వాటన్నిటి కన్నా ఎక్కువ. బిల్లులో వేరే విధంగా ఉందా?`

export const loadInWatts: typeof english.loadInWatts = (load, units) =>
  `నెలకు ${plain(units)} యూనిట్లకు ${plain(load)} లోడ్ చాలా ఎక్కువ. వాట్లలో రాశారా?`

export const homeWithoutLoad: typeof english.homeWithoutLoad = (units) =>
  `నెలకు ${plain(units)} యూనిట్లు చాలా ఇళ్ల వాడకం కన్నా ఎక్కువ. ఇది లోడ్ మీద ఆధారపడి ఉంటుంది.`

export const noHome: typeof english.noHome = (units, load, unit, atFullLoad) =>
  `${plain(load)} ${unit}‌తో నెలకు ${plain(units)} యూనిట్లు రావు: రాత్రీ పగలూ పూర్తి లోడ్‌తో అయినా ${plain(Math.round(atFullLoad))}. యూనిట్లు, లోడ్ సరిచూడండి, లేదా షాపు, ఫ్యాక్టరీ కనెక్షన్ ఎంచుకోండి.`

export const moreThanFull: typeof english.moreThanFull = (load, unit, full) =>
  `${plain(load)} ${unit} రాత్రీ పగలూ నడిచినా గరిష్ఠంగా ${plain(Math.round(full))} ${unit}h. రెండు అంకెలూ సరైనవేనా, కనెక్షన్ ఇదేనా?`

export const moreKwh: typeof english.moreKwh = (kwh, kvah) =>
  `${plain(kwh)} kWh ${plain(kvah)} kVAh కన్నా ఎక్కువ ఉంది, అలా జరగదు. రెండూ తారుమారయ్యాయా?`

export const fewKwh: typeof english.fewKwh = (kwh, kvah) =>
  `${plain(kvah)} kVAhలో ${plain(kwh)} kWh అంటే పవర్ ఫ్యాక్టర్ ${plain(kwh / kvah)}. రెండూ ఈ బిల్లువేనా?`

export const twiceContract: typeof english.twiceContract = (recorded, contract, unit) =>
  `నమోదైన ${plain(recorded)} ${unit}, కాంట్రాక్ట్ ${plain(contract)} ${unit}‌కు రెండింతల కన్నా ఎక్కువ. రెండు అంకెలూ సరైనవేనా?`

export const moreInZones: typeof english.moreInZones = (inZones, units) =>
  `జోన్‌లన్నీ కలిపి ${plain(inZones)} యూనిట్లు, బిల్లులో ${plain(units)}. ఒక జోన్ మరో దానిలో ఉందా?`

export const otherLength: typeof english.otherLength = (days, months) =>
  `${days} రోజులు అంటే ${plain(months)} నెలలు కాదు. బిల్లులో ఏది ఉంది?`
