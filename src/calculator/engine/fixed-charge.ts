import type { FixedCharge, Tariff } from '#calculator/tariff-schema.ts'
import { applies, appliesToSupply, appliesToUnits, type LoadUnit } from './applies.ts'
import type { Need } from './bill.ts'
import { loadIn, loadNeed } from './demand-units.ts'
import type { BillingDemand } from './factory/billing-demand.ts'
import { factoryRules, isByDemand } from './factory-rules.ts'
import { rupees } from './numbers.ts'
import { scaleLimit, type Usage } from './usage.ts'
import {
  aMonth,
  fixedName,
  fixedNotFound,
  fixedOfSupplyNotFound,
  list,
  loadAt,
  noneForThis,
  roundedUp,
  stepsAt,
} from './words.en.ts'
import { type Entry, type Line, needsAnswer, toLine, type UnknownLine, type Worksheet } from './worksheet.ts'

const lineName = () => ({ id: 'fixed', label: fixedName(), component: 'fixed' })

/** Every band that fits is charged: the whole load at its rate, or, marginal, only the load inside the band. */
export function fixedCharge(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  const sums: Sum[] = []
  for (const band of tariff.fixedCharge) {
    const unit = loadUnitOf(band, tariff.appliesTo.loadUnit)
    const verdict =
      band.mode === 'marginal'
        ? appliesToUnits(band, usage) && appliesToSupply(band, usage)
        : applies(band, usage, unit)
    if (typeof verdict === 'string') return [missing(verdict)]
    if (verdict) {
      const sum = charge(band, sheet)
      if (typeof sum === 'string') return [missing(sum)]
      if (sum === null) return [{ ...lineName(), reason: fixedNotFound() }]
      sums.push(sum)
    }
  }

  if (sums.length === 0 && tariff.fixedCharge.some(({ voltageKv }) => voltageKv != null))
    return [{ ...lineName(), reason: fixedOfSupplyNotFound() }]
  const byDemand = sums.some(({ demand }) => demand)
  const line = fixedLine(sums, sheet, byDemand ? tariff.demand : null)
  return byDemand ? [line, ...factoryRules().demandLines(sums, sheet)] : [line]
}

/** What one band comes to. */
export interface Sum {
  band: FixedCharge
  paiseAMonth: number
  demand?: BillingDemand
  rule: () => string
}

function charge(band: FixedCharge, { tariff, usage }: Worksheet): Sum | Need | null {
  const { per, amountPaise } = band
  if (amountPaise === null) return null

  if (per === 'connection') return { band, paiseAMonth: amountPaise, rule: () => rupees(amountPaise) }
  if (per === 'consumptionStep') return chargeSteps(band, amountPaise, usage)

  const demand = isOnDemand(band, tariff) ? factoryRules().billingDemand(tariff.demand, usage, per) : undefined
  if (demand === null || typeof demand === 'string') return demand
  const load = demand ? billedAtRate(demand, tariff) : loadIn(per, usage)
  if (load === undefined) return loadNeed(per)

  const billed = band.mode === 'marginal' ? inside(band, load) : roundUp(load, band.roundLoadUpTo)
  const why = () => (demand ? demand.rule() : billed > load ? roundedUp(load) : '')
  return {
    band,
    paiseAMonth: billed * amountPaise,
    demand,
    rule: () => loadAt(billed, per, why(), amountPaise),
  }
}

function chargeSteps(band: FixedCharge, amountPaise: number, usage: Usage): Sum | null {
  const { unitsPerStep } = band
  if (unitsPerStep === null) return null
  const steps = roundUp(usage.units / scaleLimit(unitsPerStep, usage), 1)
  return {
    band,
    paiseAMonth: steps * amountPaise,
    rule: () => stepsAt(steps, unitsPerStep, amountPaise),
  }
}

export function isOnDemand({ per, basis }: FixedCharge, { demand }: Tariff): boolean {
  return isByDemand(basis) || (per === 'kVA' && demand !== null)
}

/** Where the excess has a rate of its own in place of this one, the normal charge ends at the contract. */
function billedAtRate({ demand, contract }: BillingDemand, { demand: rule }: Tariff): number {
  const isExcessApart = rule?.excess?.kind === 'tiers' && rule.excess.inPlaceOfRate
  return isExcessApart ? Math.min(demand, Math.max(contract, rule.least ?? 0)) : demand
}

function inside({ loadFrom, loadTo }: FixedCharge, load: number): number {
  return Math.max(0, Math.min(load, loadTo ?? load) - (loadFrom ?? 0))
}

// The epsilon keeps 0.3 / 0.1 from being four tenths.
function roundUp(value: number, step: number | undefined): number {
  return step === undefined ? value : Math.ceil(value / step - 1e-9) * step
}

function loadUnitOf({ per }: FixedCharge, loadUnit: LoadUnit): LoadUnit {
  return per === 'kW' || per === 'kVA' || per === 'HP' ? per : loadUnit
}

function fixedLine(sums: Sum[], { usage }: Worksheet, floor: Tariff['demand']): Line {
  const band = sums[0]?.band
  const paise = sums.reduce((paise, sum) => paise + sum.paiseAMonth, 0) * usage.months
  return toLine(lineName(), paise, () => ruleOf(sums, usage), {
    // A rate from the order times a floor from memory is from memory.
    confidence: floor?.confidence === 'memory' ? 'memory' : band?.confidence,
    note: floor ? [band?.note, floor.note].filter(Boolean).join(' ') || undefined : band?.note,
  })
}

function ruleOf(sums: Sum[], { months }: Usage): string {
  const charged = sums.filter(({ paiseAMonth }) => paiseAMonth > 0)
  if (charged.length === 0) return noneForThis()
  return aMonth(list(charged.map((sum) => sum.rule())), months)
}

function missing(need: Need): UnknownLine {
  return { ...lineName(), ...needsAnswer(need) }
}
