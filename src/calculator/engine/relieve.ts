import type { Subsidy } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { chooseTable } from './choose-table.ts'
import { energyOfFirst } from './energy-of-first.ts'
import { describeUnits, priceUnits } from './price-units.ts'
import { scaleLimit } from './usage.ts'
import { asks, forMonths, list, plain, rupees, unitsOf } from './words.ts'
import { amountOf, isKnown, subtotal, type Worksheet } from './worksheet.ts'

export interface Relief {
  paise: number
  rule: () => string
  /** Components the scheme pays whatever they are. */
  settles?: string[] | 'all'
}

type NotKnown = { reason: string; needs?: Need }
type Rule = Subsidy['rule']
type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>

/** What a scheme takes off this bill, in paise, as a positive amount. */
export function relieve(rule: Rule, sheet: Worksheet): Relief | NotKnown {
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

const UNKNOWN_BASE: NotKnown = { reason: 'It rests on charges that are not known.' }

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
  if (amounts.includes(undefined)) return UNKNOWN_BASE

  const off = (amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * percent) / 100
  const cap = capPaise === null ? Number.POSITIVE_INFINITY : capPaise * months
  const first = onFirstUnits === null ? '' : ` for the first ${plain(scaleLimit(onFirstUnits, sheet.usage))} units`
  const most = capPaise === null ? '' : `, at most ${rupees(capPaise)} a month${forMonths(months)}`
  return {
    paise: Math.min(off, cap),
    settles: isNil ? 'all' : undefined,
    rule: () => `${plain(percent)}% of ${list(base.map((name) => BASES[name]))}${first}${most}`,
  }
}

const BASES = { total: 'the whole bill', energy: 'the energy charge', fixed: 'the fixed charge' }

function replaceTables({ tables }: RuleOf<'replaceTables'>, sheet: Worksheet): Relief | NotKnown {
  const { usage, tariff } = sheet
  const energy = amountOf(sheet, 'energy')
  const table = chooseTable(tables, usage, tariff)
  if (energy === undefined || table === undefined) return UNKNOWN_BASE
  if (typeof table === 'string') return asks(table)

  const payable = priceUnits(table, usage)
  if (payable === null) return { reason: 'The subsidised rate for this use has not been found.' }
  return {
    paise: energy - payable,
    rule: () => `the energy charge becomes ${rupees(payable)}: ${describeUnits(table, usage, unitsOf(tariff))}`,
  }
}

function waive({ components }: RuleOf<'waive'>, sheet: Worksheet): Relief {
  return {
    paise: components.reduce((sum, component) => sum + (amountOf(sheet, component) ?? 0), 0),
    settles: components,
    rule: () => `${list(components.map((component) => WAIVED[component]))} not charged`,
  }
}

const WAIVED = {
  energy: 'energy charge',
  fixed: 'fixed charge',
  wheeling: 'wheeling charge',
  customer: 'customer charge',
  fuelSurcharge: 'fuel surcharge',
  electricityDuty: 'electricity duty',
}

function perUnitRebate({ tiers, capPaise }: RuleOf<'perUnitRebate'>, sheet: Worksheet): Relief | NotKnown {
  const { usage } = sheet
  const tier = tiers.find(({ whenUnitsUpTo }) => usage.units <= scaleLimit(whenUnitsUpTo, usage))
  if (!tier) return { paise: 0, rule: () => 'nothing at this use' }

  const { freeUnits, paisePerUnit } = tier
  if (paisePerUnit !== null)
    return {
      paise: usage.units * paisePerUnit,
      rule: () => `${plain(usage.units)} units at ${plain(paisePerUnit)} paise off`,
    }

  const energy = energyOfFirst(scaleLimit(freeUnits ?? 0, usage), sheet)
  if (energy === undefined) return UNKNOWN_BASE
  // The cap is told for the free units; the paise a unit above them exceed it by their own arithmetic.
  const cap = capPaise === null ? energy : capPaise * usage.months
  return {
    paise: Math.min(energy, cap),
    rule: () => `the energy charge of the first ${plain(freeUnits ?? 0)} units a month, at most ${rupees(cap)}`,
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
  if (energy === undefined || others.includes(undefined)) return UNKNOWN_BASE

  const share = used === 0 ? 1 : first / used
  const whole = energy + others.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * share
  const what = list(['the energy charge', ...withShareOf.map((component) => `their share of the ${WAIVED[component]}`)])
  return {
    paise: Math.max(0, whole - amountPaise * months),
    rule: () => `the first ${plain(units)} units a month, ${what}, cost ${rupees(amountPaise)}${forMonths(months)}`,
  }
}

function personalFreeUnits({ capUnits }: RuleOf<'personalFreeUnits'>, sheet: Worksheet): Relief | NotKnown {
  const { usage } = sheet
  if (usage.entitlementUnits === undefined) return asks('entitlementUnits')
  if (usage.units > scaleLimit(capUnits, usage))
    return { paise: 0, rule: () => `nothing above ${plain(capUnits)} units a month` }

  const free = Math.min(usage.units, scaleLimit(usage.entitlementUnits, usage))
  const isAll = free === usage.units
  return {
    paise: isAll ? subtotal(sheet) : sheet.subtotalAt(free),
    settles: isAll ? 'all' : undefined,
    rule: () => (isAll ? 'the whole bill, within your free units' : `the bill of your ${plain(free)} free units`),
  }
}
