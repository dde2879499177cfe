import type { Tariff } from '#calculator/tariff-schema.ts'
import { adjustments, paymentRebates } from './adjustments.ts'
import { customerCharge } from './customer-charge.ts'
import { energyCharge } from './energy-charge.ts'
import { fixedCharge } from './fixed-charge.ts'
import { fuelSurcharge, fuelSurchargeSecond } from './fuel-surcharge.ts'
import { electricityDuty, otherCharges } from './levies.ts'
import { meterRent } from './meter-rent.ts'
import { minimumBill, minimumOfLines } from './minimum-bill.ts'
import { minimumCharge } from './minimum-charge.ts'
import { minimumEnergy } from './minimum-energy.ts'
import { printedAmounts } from './printed-amounts.ts'
import { toPaise } from './round.ts'
import { subsidies } from './subsidies.ts'
import { suitability } from './suitability.ts'
import { timeOfDay } from './time-of-day.ts'
import { type Usage, withUnits } from './usage.ts'
import { wheelingCharge } from './wheeling-charge.ts'
import { type Entry, isLine, subtotal, type Worksheet } from './worksheet.ts'

type Charge = (sheet: Worksheet) => Entry[]

/** The order in which a tariff order reads, and in which later charges build on earlier ones; and the field of each. */
const CHARGES: [Charge, field?: keyof Tariff][] = [
  [suitability],
  [energyCharge],
  [minimumEnergy, 'minimumEnergy'],
  [minimumCharge, 'minimumCharge'],
  [wheelingCharge, 'wheelingCharge'],
  [fixedCharge, 'fixedCharge'],
  [customerCharge, 'customerCharge'],
  [meterRent, 'meterRent'],
  [fuelSurcharge],
  [fuelSurchargeSecond],
  [timeOfDay, 'timeOfDay'],
  [adjustments, 'adjustments'],
  [minimumOfLines, 'minimumCharge'],
  [otherCharges, 'otherCharges'],
  [electricityDuty, 'electricityDuty'],
  [minimumBill, 'minimumCharge'],
  [paymentRebates, 'adjustments'],
]

const known = new WeakMap<Tariff, Charge[]>()

/** A bill is worked out thousands of times over: what a record never charges is not asked for. */
function chargesOf(tariff: Tariff): Charge[] {
  let charges = known.get(tariff)
  if (!charges) {
    charges = CHARGES.filter(([, field]) => !field || isCharged(tariff[field])).map(([charge]) => charge)
    known.set(tariff, charges)
  }
  return charges
}

function isCharged(rule: unknown): boolean {
  return Array.isArray(rule) ? rule.length > 0 : Boolean(rule)
}

export function computeLines(tariff: Tariff, usage: Usage, round = toPaise): Worksheet {
  const sheet = charge(tariff, usage, round)
  if (usage.subsidies === 'default' || usage.subsidyIds) enter(subsidies, sheet)
  if (usage.asPrinted) enter(printedAmounts, sheet)
  return sheet
}

function charge(tariff: Tariff, usage: Usage, round: Worksheet['round']): Worksheet {
  const subtotalAt = (units: number) => subtotal(charge(tariff, withUnits(usage, units), round))
  const sheet: Worksheet = { tariff, usage, lines: [], unknowns: [], round, subtotalAt }
  for (const entry of chargesOf(tariff)) enter(entry, sheet)
  return sheet
}

function enter(charge: Charge, sheet: Worksheet): void {
  const entries = charge(sheet)
  const { exclude } = sheet.usage
  for (let place = 0; place < entries.length; place++) {
    const entry = entries[place]!
    if (exclude?.includes(entry.id)) continue
    if (isLine(entry)) {
      entry.amount = sheet.round(entry.amount)
      sheet.lines.push(entry)
    } else sheet.unknowns.push(entry)
  }
}
