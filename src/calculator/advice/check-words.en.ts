import { plain, rupees } from '#calculator/engine/numbers.ts'
import { baseName, day, list } from '#calculator/engine/words.en.ts'
import { readBase } from '#calculator/engine/worksheet.ts'
import type { PartOfBill, StretchedLimit } from './slab-limits.ts'

const LOADS = {
  loadKw: 'kW',
  loadKva: 'kVA',
  loadHp: 'HP',
  recordedDemandKva: 'kVA recorded',
  recordedDemandKw: 'kW recorded',
}

const names = (base: string[]) => list(base.map((name) => baseName(...readBase(name))))

/** ": 100 units become 40 and 63.3, 200 become 80 and 126.7" */
function limits(parts: StretchedLimit[][]): string {
  const [first = [], second] = parts
  const told = first.map(({ ofOrder, here }) => {
    const other = second?.find((limit) => limit.ofOrder === ofOrder)
    return `${plain(ofOrder)} units become ${list([here, ...(other ? [other.here] : [])].map(tenths))}`
  })
  return told.length === 0 ? '' : `: ${told.join(', ')}`
}

const tenths = (units: number) => plain(Math.round(units * 10) / 10)

/** How a bill was parted, or its slab limits were stretched, before any line is compared. */
export const parting = {
  parts: (parts: PartOfBill[]) =>
    `The rates changed while this bill ran, so it is parted by days. ${parts.map(part).join('. ')}. Each part has its share of the fixed charges too.`,
  limits: (days: number, stretched: StretchedLimit[]) =>
    `The order counts slab limits by the days of the bill. For ${plain(days)} days of 30${limits([stretched])}.`,
}

function part({ days, units, until, from, limits: own }: PartOfBill): string {
  const when = until ? `until ${day(until)}` : `since ${day(from ?? '')}`
  return `${plain(days)} days at the rates ${when}, with ${tenths(units)} units${own.length === 0 ? '' : `, where ${limits([own]).slice(2)}`}`
}

/** Likely causes of a difference, each with what it comes to. */
export const explanations = {
  otherLimits: (days: number | undefined, parts: StretchedLimit[][], paise: number, typed?: number) =>
    days === undefined
      ? `With slab limits for whole months, and not for the days of the bill, it is ${rupees(paise)}${limits(parts)}.`
      : `With slab limits for ${days} days, and not for ${typed === undefined ? 'whole months' : typed}, it is ${rupees(paise)}${limits(parts)}.`,
  allNew: (days: number, from: string, paise: number) =>
    `With all ${days} days at the rates since ${day(from)} it is ${rupees(paise)}.`,
  allEarlier: (days: number, until: string, paise: number) =>
    `With all ${days} days at the rates until ${day(until)} it is ${rupees(paise)}.`,
  otherDays: (parted: number[], typed: number[], paise: number) =>
    `Parted into ${list(parted.map(String))} days, and not ${list(typed.map(String))}, it is ${rupees(paise)}.`,
  earlierRates: (until: string, paise: number) => `At the rates that held until ${day(until)} it is ${rupees(paise)}.`,
  surchargeOf: (from: string, value: number, isPercent: boolean, paise: number) =>
    `With the surcharge from ${day(from)}, ${plain(value)}${isPercent ? '%' : ' paise a unit'}, it is ${rupees(paise)}.`,
  follows: (percent: number, base: string[], paise: number) =>
    `It follows from the printed lines: ${plain(percent)}% of ${names(base)} as printed is ${rupees(paise)}.`,
  otherBase: (percent: number, base: string[], paise: number) =>
    `On another base, ${plain(percent)}% of ${names(base)}, it is ${rupees(paise)}.`,
  otherLoad: (name: keyof typeof LOADS, other: number, load: number, paise: number) =>
    `For ${plain(other)} ${LOADS[name]}, and not ${plain(load)}, it is ${rupees(paise)}.`,
  fixedOfDays: (days: number, paise: number) => `For ${days} days of a month of 30 it is ${rupees(paise)}.`,
  rentOf: (phase: number | null, tax: number, paise: number) =>
    `The rent of a meter${phase === null ? '' : ` for ${phase === 1 ? 'one phase' : 'three phases'}`} ${tax ? `with ${tax}% tax` : 'without tax'} is ${rupees(paise)}.`,
  sumOfLines: (paise: number) => `The printed lines add up to ${rupees(paise)}: ask about the lines that differ.`,
  roundedToTen: (paise: number) => `The total is rounded to ten rupees, by ${rupees(paise)}.`,
  withoutScheme: (paise: number) => `Without the scheme of the state it is ${rupees(paise)}.`,
  withScheme: (paise: number) => `With the usual scheme of the state it is ${rupees(paise)}.`,
  remainder: (paise: number) =>
    `${rupees(Math.abs(paise))} ${paise > 0 ? 'more' : 'less'} than the lines together: arrears, an advance, or a line that is not typed here.`,
}

/** What to send to the company. */
export const checkMessage = {
  heading: 'What to ask the company',
  label: 'A message with these figures',
  copy: 'Copy the message',
  copied: 'Copied',
  opening: (company: string, connection: string, units: string, month: string) =>
    `To ${company}. My connection is under “${connection}”. On the bill of ${month} for ${units}, these lines differ from the tariff as I read it:`,
  line: (label: string, printed: string, computed: string, rule: string | undefined) =>
    `- ${label}: printed ${printed}, by the tariff ${computed}${rule ? ` (${rule})` : ''}.`,
  onlyPrinted: (label: string, printed: string) =>
    `- ${label}: printed ${printed}, and I find no such charge in the tariff.`,
  closing: 'Please tell me the rate, the period and the order by which each was worked out.',
}
