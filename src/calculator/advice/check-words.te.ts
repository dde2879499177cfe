// Translated on 26 November 2026, from revision e5aa6666.
import { plain, rupees } from '#calculator/engine/numbers.ts'
import { baseName, day, list } from '#calculator/engine/words.te.ts'
import { readBase } from '#calculator/engine/worksheet.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './check-words.en.ts'
import type { PartOfBill, StretchedLimit } from './slab-limits.ts'

const LOADS: Record<string, string> = {
  loadKw: 'kW',
  loadKva: 'kVA',
  loadHp: 'HP',
  recordedDemandKva: 'kVA (నమోదైనది)',
  recordedDemandKw: 'kW (నమోదైనది)',
}

const names = (base: string[]) => list(base.map((name) => baseName(...readBase(name))))

/** ": 100 యూనిట్లు 40, 63.3 అవుతాయి; 200 యూనిట్లు 80, 126.7 అవుతాయి" */
function limits(parts: StretchedLimit[][]): string {
  const [first = [], second] = parts
  const told = first.map(({ ofOrder, here }) => {
    const other = second?.find((limit) => limit.ofOrder === ofOrder)
    return `${plain(ofOrder)} యూనిట్లు ${list([here, ...(other ? [other.here] : [])].map(tenths))} అవుతాయి`
  })
  return told.length === 0 ? '' : `: ${told.join('; ')}`
}

const tenths = (units: number) => plain(Math.round(units * 10) / 10)

export const parting: Translated<typeof english.parting> = {
  parts: (parts) =>
    `ఈ బిల్లు కాలంలో రేట్లు మారాయి, అందుకే రోజుల ప్రకారం భాగాలు చేశాం. ${parts.map(part).join('. ')}. ప్రతి భాగానికీ ఫిక్స్‌డ్ చార్జీల్లో దాని వాటా కూడా ఉంది.`,
  limits: (days, stretched) =>
    `ఉత్తర్వు స్లాబ్ హద్దులను బిల్లు రోజులతో లెక్కిస్తుంది. 30 రోజుల నెలకు ఉన్నవి ఇక్కడ ${plain(days)} రోజులకు${limits([stretched])}.`,
}

function part({ days, units, until, from, limits: own }: PartOfBill): string {
  const when = until ? `${day(until)} వరకు ఉన్న` : `${day(from ?? '')} నుంచి ఉన్న`
  return `${when} రేట్లతో ${plain(days)} రోజులు, ${tenths(units)} యూనిట్లు${own.length === 0 ? '' : ` (${limits([own]).slice(2)})`}`
}

export const explanations: Translated<typeof english.explanations> = {
  otherLimits: (days, parts, paise, typed) =>
    days === undefined
      ? `స్లాబ్ హద్దులు బిల్లు రోజులకు కాకుండా పూర్తి నెలలకు తీసుకుంటే ${rupees(paise)}${limits(parts)}.`
      : `స్లాబ్ హద్దులు ${typed === undefined ? 'పూర్తి నెలలకు' : `${typed} రోజులకు`} కాకుండా ${days} రోజులకు తీసుకుంటే ${rupees(paise)}${limits(parts)}.`,
  allNew: (days, from, paise) => `${days} రోజులూ ${day(from)} నుంచి ఉన్న రేట్లతో అయితే ${rupees(paise)}.`,
  allEarlier: (days, until, paise) => `${days} రోజులూ ${day(until)} వరకు ఉన్న రేట్లతో అయితే ${rupees(paise)}.`,
  otherDays: (parted, typed, paise) =>
    `${list(typed.map(String))} రోజులుగా కాకుండా ${list(parted.map(String))} రోజులుగా భాగిస్తే ${rupees(paise)}.`,
  earlierRates: (until, paise) => `${day(until)} వరకు ఉన్న రేట్లతో ${rupees(paise)}.`,
  surchargeOf: (from, value, isPercent, paise) =>
    `${day(from)} నుంచి ఉన్న సర్‌చార్జీతో (${isPercent ? `${plain(value)}%` : `యూనిట్‌కు ${plain(value)} పైసలు`}) ${rupees(paise)}.`,
  follows: (percent, base, paise) =>
    `బిల్లులోని వరుసల నుంచే వస్తుంది: బిల్లులో ఉన్న ${names(base)} మీద ${plain(percent)}% అంటే ${rupees(paise)}.`,
  otherBase: (percent, base, paise) => `వేరే మొత్తం మీద, అంటే ${names(base)} మీద ${plain(percent)}%, ${rupees(paise)}.`,
  otherLoad: (name, other, load, paise) => `${plain(load)} కాకుండా ${plain(other)} ${LOADS[name]} అయితే ${rupees(paise)}.`,
  fixedOfDays: (days, paise) => `30 రోజుల నెలలో ${days} రోజులకు ${rupees(paise)}.`,
  rentOf: (phase, tax, paise) =>
    `${phase === null ? '' : phase === 1 ? 'సింగిల్ ఫేజ్ ' : 'త్రీ ఫేజ్ '}‌మీటర్ అద్దె ${tax ? `${tax}% పన్నుతో` : 'పన్ను లేకుండా'} ${rupees(paise)}.`,
  sumOfLines: (paise) => `బిల్లులోని వరుసల మొత్తం ${rupees(paise)}: తేడా ఉన్న వరుసల గురించి అడగండి.`,
  roundedToTen: (paise) => `మొత్తాన్ని పది రూపాయలకు రౌండ్ చేశారు: ${rupees(paise)} తేడా.`,
  withoutScheme: (paise) => `రాష్ట్ర పథకం లేకుండా ${rupees(paise)}.`,
  withScheme: (paise) => `మామూలు రాష్ట్ర పథకంతో ${rupees(paise)}.`,
  remainder: (paise) =>
    `వరుసల మొత్తం కన్నా ${rupees(Math.abs(paise))} ${paise > 0 ? 'ఎక్కువ' : 'తక్కువ'}: బకాయిలు, అడ్వాన్స్, లేదా ఇక్కడ రాయని వరుస కావచ్చు.`,
}

export const checkMessage: Translated<typeof english.checkMessage> = {
  heading: 'డిస్కంను ఏం అడగాలి',
  label: 'ఈ అంకెలతో మెసేజ్',
  copy: 'మెసేజ్ కాపీ చేయండి',
  copied: 'కాపీ అయింది',
  opening: (company, connection, units, month) =>
    `${company} వారికి. నా కనెక్షన్ “${connection}” కింద ఉంది. ${month} బిల్లులో (${units}) ఈ వరుసలు నేను చదివిన టారిఫ్‌తో సరిపోవడం లేదు:`,
  line: (label, printed, computed, rule) =>
    `- ${label}: బిల్లులో ${printed}, టారిఫ్ ప్రకారం ${computed}${rule ? ` (${rule})` : ''}.`,
  onlyPrinted: (label, printed) => `- ${label}: బిల్లులో ${printed}, టారిఫ్‌లో అలాంటి చార్జీ నాకు కనిపించలేదు.`,
  closing: 'ఒక్కోదాన్ని ఏ రేటుతో, ఏ కాలానికి, ఏ ఉత్తర్వు ప్రకారం లెక్కించారో దయచేసి చెప్పండి.',
}
