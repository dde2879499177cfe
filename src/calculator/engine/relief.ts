import type { Subsidy } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { chooseTable, describeUnits, energyOfFirst, priceUnits } from './price-units.ts'
import { scaleLimit } from './usage.ts'
import {
  allFree,
  billOfFree,
  percentOff as describePercentOff,
  energyBecomes,
  energyOfFirstUnits,
  firstUnitsCost,
  notCharged,
  nothingAbove,
  nothingAtThisUse,
  subsidisedNotFound,
  unitsOf,
  unitsOff,
  unknownBase,
} from './words.en.ts'
import { amountOf, isKnown, needsAnswer, subtotal, type Worksheet } from './worksheet.ts'

export interface Relief {
  paise: number
  rule: () => string
  /** Components the scheme pays whatever they are. */
  settles?: string[] | 'all'
}

type NotKnown = { reason: string | (() => string); needs?: Need }
type Rule = Subsidy['rule']
type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>

/** What a scheme takes off this bill, in paise, as a positive amount. */
export function reliefOf(rule: Rule, sheet: Worksheet): Relief | NotKnown {
  switch (rule.kind) {
    case 'percentOff':
      return percentOff(rule, sheet)
    case 'replaceTables':
      return replaceTables(rule, sheet)
    case 'waive':
      return waive(rule, sheet)
    case 'perUnitRebate':
      return perUnitRebate(rule, sheet)
    case 'fixedAmountForFirstUnits':
      return fixedAmountForFirstUnits(rule, sheet)
    case 'personalFreeUnits':
      return personalFreeUnits(rule, sheet)
  }
}

const unknownReason = (): NotKnown => ({ reason: unknownBase() })

function percentOff(
  { percent, base, onFirstUnits, capPaise }: RuleOf<'percentOff'>,
  sheet: Worksheet,
): Relief | NotKnown {
  const { months } = sheet.usage
  const isNil = percent === 100 && capPaise === null && base.includes('total')
  const amounts = base.map((name) => {
    if (name === 'total') return isNil || isKnown(sheet) ? subtotal(sheet) : undefined
    return name === 'energy' && onFirstUnits !== null
      ? energyOfFirst(scaleLimit(onFirstUnits, sheet.usage), sheet)
      : amountOf(sheet, name)
  })
  if (amounts.includes(undefined)) return unknownReason()

  const off = (amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * percent) / 100
  const cap = capPaise === null ? Number.POSITIVE_INFINITY : capPaise * months
  const first = onFirstUnits === null ? null : scaleLimit(onFirstUnits, sheet.usage)
  return {
    paise: Math.min(off, cap),
    settles: isNil ? 'all' : undefined,
    rule: () => describePercentOff(percent, base, first, capPaise, months),
  }
}

function replaceTables({ tables }: RuleOf<'replaceTables'>, sheet: Worksheet): Relief | NotKnown {
  const { usage, tariff } = sheet
  const energy = amountOf(sheet, 'energy')
  const table = chooseTable(tables, usage, tariff)
  if (energy === undefined || table === undefined) return unknownReason()
  if (typeof table === 'string') return needsAnswer(table)

  const payable = priceUnits(table, usage)
  if (payable === null) return { reason: subsidisedNotFound() }
  return {
    paise: energy - payable,
    rule: () => energyBecomes(payable, describeUnits(table, usage, unitsOf(tariff))),
  }
}

function waive({ components }: RuleOf<'waive'>, sheet: Worksheet): Relief {
  return {
    paise: components.reduce((sum, component) => sum + (amountOf(sheet, component) ?? 0), 0),
    settles: components,
    rule: () => notCharged(components),
  }
}

function perUnitRebate({ tiers, capPaise }: RuleOf<'perUnitRebate'>, sheet: Worksheet): Relief | NotKnown {
  const { usage } = sheet
  const tier = tiers.find(({ whenUnitsUpTo }) => usage.units <= scaleLimit(whenUnitsUpTo, usage))
  if (!tier) return { paise: 0, rule: nothingAtThisUse }

  const { freeUnits, paisePerUnit } = tier
  if (paisePerUnit !== null)
    return {
      paise: usage.units * paisePerUnit,
      rule: () => unitsOff(usage.units, paisePerUnit),
    }

  const energy = energyOfFirst(scaleLimit(freeUnits ?? 0, usage), sheet)
  if (energy === undefined) return unknownReason()
  // The cap is told for the free units; the paise a unit above them exceed it by their own arithmetic.
  const cap = capPaise === null ? energy : capPaise * usage.months
  return {
    paise: Math.min(energy, cap),
    rule: () => energyOfFirstUnits(freeUnits ?? 0, cap),
  }
}

function fixedAmountForFirstUnits(
  { units, amountPaise, withShareOf }: RuleOf<'fixedAmountForFirstUnits'>,
  sheet: Worksheet,
): Relief | NotKnown {
  const { months, units: used } = sheet.usage
  const first = Math.min(used, scaleLimit(units, sheet.usage))
  const energy = energyOfFirst(first, sheet)
  const others = withShareOf.map((component) => amountOf(sheet, component))
  if (energy === undefined || others.includes(undefined)) return unknownReason()

  const share = used === 0 ? 1 : first / used
  const whole = energy + others.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * share
  return {
    paise: Math.max(0, whole - amountPaise * months),
    rule: () => firstUnitsCost(units, withShareOf, amountPaise, months),
  }
}

function personalFreeUnits({ capUnits }: RuleOf<'personalFreeUnits'>, sheet: Worksheet): Relief | NotKnown {
  const { usage } = sheet
  if (usage.entitlementUnits === undefined) return needsAnswer('entitlementUnits')
  if (usage.units > scaleLimit(capUnits, usage)) return { paise: 0, rule: () => nothingAbove(capUnits) }

  const free = Math.min(usage.units, scaleLimit(usage.entitlementUnits, usage))
  const isAll = free === usage.units
  return {
    paise: isAll ? subtotal(sheet) : sheet.subtotalAt(free),
    settles: isAll ? 'all' : undefined,
    rule: () => (isAll ? allFree() : billOfFree(free)),
  }
}
