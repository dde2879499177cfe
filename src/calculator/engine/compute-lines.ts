import type { MinimumCharge, Tariff } from '#calculator/tariff-schema.ts'
import { confirmedUntil } from './age-of-tariff.ts'
import { appliesToConnection, appliesToUnits } from './applies.ts'
import { customerCharge, meterRent } from './customer-charge.ts'
import { loadIn, loadNeed } from './demand-units.ts'
import { energyCharge, wheelingCharge } from './energy-charge.ts'
import { factoryRules } from './factory-rules.ts'
import { fixedCharge } from './fixed-charge.ts'
import { fuelSurcharge, fuelSurchargeSecond } from './fuel-surcharge.ts'
import { electricityDuty, otherCharges } from './levies.ts'
import { subsidies } from './subsidies.ts'
import { type Usage, withUnits } from './usage.ts'
import {
  asPrinted,
  energyAtLeast,
  incomplete,
  lastConfirmed,
  minimumName,
  minimumNotFound,
  otherCompany,
  otherConnection,
  otherTime,
  otherUse,
  printedNames,
  tariffName,
  yourBill,
} from './words.en.ts'
import {
  amountOf,
  type Entry,
  isLine,
  needsAnswer,
  subtotal,
  toLine,
  type UnknownLine,
  type Worksheet,
} from './worksheet.ts'

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

const minimumLine = () => ({ id: 'minimum', label: minimumName(), component: 'energy' })

/** A floor under the energy charge: the line is what the energy charge falls short of it. */
function minimumCharge(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  const energy = sheet.lines.length > 0 ? amountOf(sheet, 'energy') : undefined
  const floors = tariff.minimumCharge.filter((floor) => floor.appliesTo === 'energy' && isFloorFor(floor, usage))
  if (floors.length === 0 || energy === undefined) return []

  // Above every floor that could apply it does not matter which one does.
  const loadOf = ({ per }: MinimumCharge) => (per === undefined ? 1 : loadIn(per, usage))
  const unasked = floors.find((floor) => loadOf(floor) === undefined)
  if (unasked) return [{ ...minimumLine(), ...needsAnswer(loadNeed(unasked.per ?? 'kW')) }]
  const short = floors.filter(
    (floor) => floor.amountPaise === null || floor.amountPaise * (loadOf(floor) ?? 1) * usage.months > energy,
  )
  const [floor] = short
  if (!floor) return []
  if (floors.length > 1 && usage.phase === undefined && floors.some(({ phase }) => phase !== null))
    return [{ ...minimumLine(), ...needsAnswer('phase') }]
  if (floor.amountPaise === null) return [{ ...minimumLine(), reason: minimumNotFound() }]

  const minimum = floor.amountPaise * (loadOf(floor) ?? 1)
  const rule = () => energyAtLeast(minimum, usage.months)
  return [toLine(minimumLine(), minimum * usage.months - energy, rule, floor)]
}

/** By the phase, and by the month of the bill's date where there is one. */
function isFloorFor({ phase, months, loadFrom, loadTo, per }: MinimumCharge, usage: Usage): boolean {
  const load = loadIn(per ?? 'kW', usage)
  const fitsLoad = load === undefined || ((loadFrom == null || load > loadFrom) && (loadTo == null || load <= loadTo))
  const fitsMonth = !months || usage.date === undefined || months.includes(Number(usage.date.slice(5, 7)))
  return fitsLoad && fitsMonth && (phase === null || (usage.phase ?? phase) === phase)
}

/** Doubts about the record as a whole: it is incomplete, of another time, or meant for another connection. */
function suitability({ tariff, usage }: Worksheet): Entry[] {
  const { validFrom, validTo, appliesTo, status, notes, discom } = tariff
  const { date } = usage
  const doubts: UnknownLine[] = []

  if (status !== 'complete') doubts.push(doubt('tariffIncomplete', () => incomplete(notes)))
  if (date !== undefined && (date < validFrom || (validTo !== null && date > validTo)))
    doubts.push(doubt('tariffDate', () => otherTime(validFrom, validTo, outsidePeriod(date, tariff))))
  else if (date !== undefined && date > confirmedUntil(tariff))
    doubts.push(doubt('tariffDate', () => lastConfirmed(tariff.financialYear, date.slice(0, 7))))
  if (usage.discom !== undefined && !discom.includes(usage.discom))
    doubts.push(doubt('tariffDiscom', () => otherCompany(usage.discom ?? '')))
  if (!appliesToUnits(appliesTo, usage)) doubts.push(doubt('tariffUnits', () => otherUse(appliesTo.unitsUpTo ?? 0)))
  if (appliesToConnection(appliesTo, usage, appliesTo.loadUnit) === false)
    doubts.push(doubt('tariffConnection', otherConnection()))
  return doubts
}

function doubt(id: string, reason: UnknownLine['reason']): UnknownLine {
  return { id, label: tariffName(), component: 'tariff', reason }
}

/** A month of which no day is known is named as a whole: most visitors chose a month, not the day that stands for it. */
function outsidePeriod(date: string, { validFrom, validTo }: Tariff): string {
  const month = date.slice(0, 7)
  const isPartlyKnown = [validFrom, validTo].some((end) => end?.startsWith(month))
  return isPartlyKnown ? date : month
}
