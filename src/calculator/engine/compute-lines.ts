import type { Tariff } from '#calculator/tariff-schema.ts'
import { customerCharge, meterRent } from './customer-charge.ts'
import { energyCharge, wheelingCharge } from './energy-charge.ts'
import { factoryRules } from './factory-rules.ts'
import { fixedCharge } from './fixed-charge.ts'
import { fuelSurcharge, fuelSurchargeSecond } from './fuel-surcharge.ts'
import { electricityDuty, otherCharges } from './levies.ts'
import { minimumCharge } from './minimum-charge.ts'
import { subsidies } from './subsidies.ts'
import { suitability } from './suitability.ts'
import { type Usage, withUnits } from './usage.ts'
import { asPrinted, printedNames, yourBill } from './words.en.ts'
import { type Entry, isLine, subtotal, toLine, type Worksheet } from './worksheet.ts'

type Charge = (sheet: Worksheet) => Entry[]

interface Rule {
  charge: Charge
  /** Absent: every bill has it. */
  isIn?: (tariff: Tariff) => unknown
}

/** The order in which a tariff order reads, and in which later charges build on earlier ones; and which records have each. */
const RULES: Rule[] = [
  { charge: suitability },
  { charge: energyCharge },
  { charge: (sheet) => factoryRules().minimumEnergy(sheet), isIn: (tariff) => tariff.minimumEnergy },
  { charge: minimumCharge, isIn: (tariff) => hasFloor(tariff, 'energy') },
  { charge: wheelingCharge, isIn: (tariff) => tariff.wheelingCharge },
  { charge: fixedCharge, isIn: (tariff) => tariff.fixedCharge.length },
  { charge: customerCharge, isIn: (tariff) => tariff.customerCharge.length },
  { charge: meterRent, isIn: (tariff) => tariff.meterRent },
  { charge: fuelSurcharge },
  { charge: fuelSurchargeSecond, isIn: (tariff) => tariff.fuelSurcharge.secondPart },
  { charge: (sheet) => factoryRules().timeOfDay(sheet), isIn: (tariff) => tariff.timeOfDay.length },
  { charge: (sheet) => factoryRules().adjustments(sheet), isIn: (tariff) => tariff.adjustments?.length },
  { charge: (sheet) => factoryRules().minimumOfLines(sheet), isIn: (tariff) => hasFloor(tariff, 'lines') },
  { charge: otherCharges, isIn: (tariff) => tariff.otherCharges.length },
  { charge: electricityDuty, isIn: (tariff) => tariff.electricityDuty.length },
  { charge: (sheet) => factoryRules().minimumBill(sheet), isIn: (tariff) => hasFloor(tariff, 'bill') },
  { charge: (sheet) => factoryRules().paymentRebates(sheet), isIn: (tariff) => tariff.adjustments?.length },
]

function hasFloor({ minimumCharge }: Tariff, under: Tariff['minimumCharge'][number]['appliesTo']): boolean {
  return minimumCharge.some(({ appliesTo }) => appliesTo === under)
}

const known = new WeakMap<Tariff, Charge[]>()

/** A bill is worked out thousands of times over: what a record never charges is not asked for. */
function chargesOf(tariff: Tariff): Charge[] {
  let charges = known.get(tariff)
  if (!charges) {
    charges = RULES.filter(({ isIn }) => !isIn || isIn(tariff)).map(({ charge }) => charge)
    known.set(tariff, charges)
  }
  return charges
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
  const { exclude } = sheet.usage
  for (const entry of charge(sheet)) {
    if (exclude?.includes(entry.id)) continue
    if (isLine(entry)) {
      entry.amount = sheet.round(entry.amount)
      sheet.lines.push(entry)
    } else sheet.unknowns.push(entry)
  }
}

/**
 * To the whole paisa, halves away from zero. The epsilon puts right what binary fractions cost: 10% of 169,425 paise must
 * be 16,942.5 and so 16,943, never 16,942.499….
 */
function toPaise(paise: number): number {
  const rounded = Math.floor(Math.abs(paise) + 0.5 + 1e-6)
  return paise < 0 ? -rounded || 0 : rounded
}

/** What stands on the paper and in no tariff, as printed, so that a bill agrees with it to the rupee. */
function printedAmounts({ usage }: Worksheet): Entry[] {
  return Object.entries(printedNames).flatMap(([id, label]) => {
    const amount = usage.asPrinted?.[id as keyof typeof printedNames]
    if (amount === undefined) return []
    const trust = { confidence: 'order' as const, source: yourBill() }
    return [toLine({ id, label, component: id }, amount, () => asPrinted(amount), trust)]
  })
}
