import { ungroupDigits } from '#india/indian-numbers.ts'

type PayUnit = 'hour' | 'day' | 'week' | 'month' | 'year'

/** Whole rupees for a unit of time. */
export interface Pay {
  from: number
  /** As `from` where it is one sum. */
  to: number
  per: PayUnit
}

// The rupee sign and the dash by their numbers: in a raw text the build leaves a letter as it is; see vite.config.ts.
const RUPEES = String.raw`(?:\u20b9|Rs\.?|INR)?\s*(\d[\d,.]*)\s*(lakhs?|lacs?)?`
const PAY = new RegExp(
  String.raw`^${RUPEES}(?:\s*(?:to|[-\u2013])\s*${RUPEES})?\s*(?:an?|per|/)\s*(hour|day|week|month|year|annum)$`,
  'i',
)
const LAKH = 1_00_000

/** Pay that staff typed, where it is rupees for a unit of time: "₹25,000 to ₹32,000 a month", "₹4.5 lakh a year". */
export function readPay(text: string): Pay | undefined {
  const [, low = '', lowLakh, high, highLakh, unit = ''] = PAY.exec(text.trim()) ?? []
  const first = numberOf(low)
  const last = high === undefined ? first : numberOf(high)
  // Of "4 to 5 lakh a year" both are lakhs, of "90,000 to 1.2 lakh a year" one.
  const from = rupees(first, Boolean(lowLakh || (highLakh && first <= last)))
  const to = high === undefined ? from : rupees(last, Boolean(highLakh))
  return from > 0 && to >= from ? { from, to, per: unit.toLowerCase().replace('annum', 'year') as PayUnit } : undefined
}

function numberOf(typed: string): number {
  return Number(ungroupDigits(typed) || Number.NaN)
}

function rupees(number: number, isLakh: boolean): number {
  return Math.round(isLakh ? number * LAKH : number)
}
