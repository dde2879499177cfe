// Translated on 26 November 2026, from revision e5aa6666.
import { plain, rupees } from '#calculator/engine/numbers.ts'
import { baseName, day, list } from '#calculator/engine/words.hi.ts'
import { readBase } from '#calculator/engine/worksheet.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './check-words.en.ts'
import type { PartOfBill, StretchedLimit } from './slab-limits.ts'

const LOADS = {
  loadKw: 'kW',
  loadKva: 'kVA',
  loadHp: 'HP',
  recordedDemandKva: 'kVA (रिकॉर्ड)',
  recordedDemandKw: 'kW (रिकॉर्ड)',
}

const names = (base: string[]) => list(base.map((name) => baseName(...readBase(name))))

/** ": 100 यूनिट की जगह 40 और 63.3, 200 की जगह 80 और 126.7" */
function limits(parts: StretchedLimit[][]): string {
  const [first = [], second] = parts
  const told = first.map(({ ofOrder, here }) => {
    const other = second?.find((limit) => limit.ofOrder === ofOrder)
    return `${plain(ofOrder)} यूनिट की जगह ${list([here, ...(other ? [other.here] : [])].map(tenths))}`
  })
  return told.length === 0 ? '' : `: ${told.join(', ')}`
}

const tenths = (units: number) => plain(Math.round(units * 10) / 10)

export const parting: Translated<typeof english.parting> = {
  parts: (parts) =>
    `इस बिल के बीच में रेट बदले, इसलिए इसे दिनों के हिसाब से बांटा है। ${parts.map(part).join('। ')}। फिक्स चार्ज भी हर हिस्से में उसी हिसाब से है।`,
  limits: (days, stretched) =>
    `ऑर्डर में स्लैब की सीमा बिल के दिनों से गिनी जाती है। 30 की जगह ${plain(days)} दिन पर${limits([stretched])}।`,
}

function part({ days, units, until, from, limits: own }: PartOfBill): string {
  const when = until ? `${day(until)} तक के` : `${day(from ?? '')} से लागू`
  return `${plain(days)} दिन ${when} रेट पर, ${tenths(units)} यूनिट${own.length === 0 ? '' : `, जहां ${limits([own]).slice(2)}`}`
}

export const explanations: Translated<typeof english.explanations> = {
  otherLimits: (days, parts, paise, typed) =>
    days === undefined
      ? `स्लैब की सीमा बिल के दिनों की जगह पूरे महीने से लें तो ${rupees(paise)} बनता है${limits(parts)}।`
      : `स्लैब की सीमा ${typed === undefined ? 'पूरे महीने' : `${typed} दिन`} की जगह ${days} दिन से लें तो ${rupees(paise)} बनता है${limits(parts)}।`,
  allNew: (days, from, paise) => `सभी ${days} दिन ${day(from)} से लागू रेट पर लें तो ${rupees(paise)} बनता है।`,
  allEarlier: (days, until, paise) => `सभी ${days} दिन ${day(until)} तक के रेट पर लें तो ${rupees(paise)} बनता है।`,
  otherDays: (parted, typed, paise) =>
    `${list(typed.map(String))} की जगह ${list(parted.map(String))} दिनों में बांटें तो ${rupees(paise)} बनता है।`,
  earlierRates: (until, paise) => `${day(until)} तक के रेट पर ${rupees(paise)} बनता है।`,
  surchargeOf: (from, value, isPercent, paise) =>
    `${day(from)} से लागू सरचार्ज, ${plain(value)}${isPercent ? '%' : ' पैसे प्रति यूनिट'}, लगाएं तो ${rupees(paise)} बनता है।`,
  follows: (percent, base, paise) =>
    `यह छपी लाइनों से निकलता है: छपे ${names(base)} का ${plain(percent)}% ${rupees(paise)} होता है।`,
  otherBase: (percent, base, paise) => `दूसरे आधार पर, ${names(base)} का ${plain(percent)}%, ${rupees(paise)} बनता है।`,
  otherLoad: (name, other, load, paise) =>
    `${plain(load)} की जगह ${plain(other)} ${LOADS[name]} पर ${rupees(paise)} बनता है।`,
  fixedOfDays: (days, paise) => `30 दिन के महीने के ${days} दिन पर ${rupees(paise)} बनता है।`,
  rentOf: (phase, tax, paise) =>
    `${phase === null ? '' : phase === 1 ? 'सिंगल फेज ' : 'थ्री फेज '}मीटर का किराया ${tax ? `${tax}% टैक्स के साथ` : 'बिना टैक्स'} ${rupees(paise)} है।`,
  sumOfLines: (paise) => `छपी लाइनों का जोड़ ${rupees(paise)} है: जिन लाइनों में फर्क है, उनके बारे में पूछें।`,
  roundedToTen: (paise) => `कुल रकम दस रुपये तक राउंड की गई है, ${rupees(paise)} से।`,
  withoutScheme: (paise) => `राज्य की योजना के बिना ${rupees(paise)} बनता है।`,
  withScheme: (paise) => `राज्य की आम योजना के साथ ${rupees(paise)} बनता है।`,
  remainder: (paise) =>
    `लाइनों के जोड़ से ${rupees(Math.abs(paise))} ${paise > 0 ? 'ज्यादा' : 'कम'}: बकाया, एडवांस, या कोई लाइन जो यहां नहीं लिखी।`,
}

export const checkMessage: Translated<typeof english.checkMessage> = {
  heading: 'बिजली कंपनी से क्या पूछें',
  label: 'इन नंबरों के साथ संदेश',
  copy: 'संदेश कॉपी करें',
  copied: 'कॉपी हो गया',
  opening: (company, connection, units, month) =>
    `सेवा में ${company}। मेरा कनेक्शन “${connection}” में है। ${month} के बिल में, ${units} पर, ये लाइनें उस टैरिफ से नहीं मिलतीं जो मुझे मिला:`,
  line: (label, printed, computed, rule) =>
    `- ${label}: छपा ${printed}, टैरिफ से ${computed}${rule ? ` (${rule})` : ''}।`,
  onlyPrinted: (label, printed) => `- ${label}: छपा ${printed}, और टैरिफ में मुझे ऐसा कोई चार्ज नहीं मिला।`,
  closing: 'बताएं कि हर एक का हिसाब किस रेट, किस समय और किस ऑर्डर से लगाया गया।',
}
