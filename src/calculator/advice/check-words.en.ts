import { plain, rupees } from '#calculator/engine/numbers.ts'
import { baseName, day, list } from '#calculator/engine/words.en.ts'
import { readBase } from '#calculator/engine/worksheet.ts'

const LOADS = {
  loadKw: 'kW',
  loadKva: 'kVA',
  loadHp: 'HP',
  recordedDemandKva: 'kVA recorded',
  recordedDemandKw: 'kW recorded',
}

const names = (base: string[]) => list(base.map((name) => baseName(...readBase(name))))

/** Likely causes of a difference, each with what it comes to. */
export const explanations = {
  wholeMonths: (paise: number) =>
    `With slab limits for whole months, and not for the days of the bill, it is ${rupees(paise)}.`,
  limitsOfDays: (days: number, paise: number) =>
    `With slab limits for ${days} days, and not for whole months, it is ${rupees(paise)}.`,
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
