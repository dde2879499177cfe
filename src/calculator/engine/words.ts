import type { Need } from './bill.ts'

/** 19500 → "₹195", 1234550 → "₹12,345.50": rupees with Indian grouping. */
export function rupees(paise: number): string {
  const whole = Math.round(Math.abs(paise))
  const fraction = whole % 100
  const sign = paise < 0 && whole > 0 ? '−' : ''
  return `${sign}₹${grouped(Math.floor(whole / 100))}${fraction ? `.${String(fraction).padStart(2, '0')}` : ''}`
}

/** At most three decimals, and none that say nothing. */
export function plain(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  const whole = Math.trunc(rounded)
  return `${rounded < 0 && whole === 0 ? '-' : ''}${whole < 0 ? '-' : ''}${grouped(Math.abs(whole))}${String(rounded).replace(/^[^.]*/, '')}`
}

/** "2026-03-30" → "30 March 2026", "2026-03" → "March 2026". */
export function day(date: string): string {
  const [year, month, dayOfMonth] = date.split('-')
  return [dayOfMonth && Number(dayOfMonth), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ')
}

export function list(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** What a tariff's units are called: "units" for kWh, as people say, and kVAh by their name. */
export function unitsOf({ billingUnit }: { billingUnit: string }): string {
  return billingUnit === 'kWh' ? 'units' : billingUnit
}

export function forMonths(months: number): string {
  return months === 1 ? '' : `, for ${plain(months)} months`
}

/** What to ask the visitor for. */
const QUESTIONS: Partial<Record<Need, string>> = {
  area: 'whether the connection is urban or rural',
  date: 'the date of the bill',
  days: 'the days of the bill',
  discom: 'the distribution company',
  entitlementUnits: 'the free units your scheme grants you a month',
  fuelSurcharge: 'the surcharge printed on your bill',
  kwh: 'the kWh of the bill',
  fuelSurchargeSecond: 'the second surcharge printed on your bill',
  highestPastDemand: 'the highest demand of the months before',
  loadHp: 'the load in HP',
  loadKva: 'the load in kVA',
  loadKw: 'the load in kW',
  contractDemandKva: 'the contract demand in kVA',
  powerFactor: 'the power factor printed on your bill',
  recordedDemandKva: 'the recorded demand in kVA',
  recordedDemandKw: 'the recorded demand in kW',
  phase: 'whether the connection has one phase or three',
  voltageKv: 'the voltage of the supply in kV',
}

export function asks(need: Need): { reason: string; needs: Need } {
  return { reason: `It depends on ${QUESTIONS[need] ?? need}.`, needs: need }
}

// Here as well as in src/india: the engine imports nothing but itself.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// By hand, and here as well as in src/india: Intl costs more than all the rest of a bill.
function grouped(whole: number): string {
  const digits = String(whole)
  return digits.length < 4 ? digits : `${digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}`
}
