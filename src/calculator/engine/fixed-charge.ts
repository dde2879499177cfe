import type { FixedCharge } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { type BillingDemand, billingDemand } from './billing-demand.ts'
import { fits, type LoadUnit, loadIn, loadNeed } from './fits.ts'
import { scaleLimit, type Usage } from './usage.ts'
import { asks, forMonths, list, plain, rupees } from './words.ts'
import type { Entry, Gap, Part, Worksheet } from './worksheet.ts'

const LINE = { id: 'fixed', label: 'Fixed charge', component: 'fixed' }
const FLOOR = { id: 'demandFloor', label: 'Least billed demand', component: 'demandFloor' }
const EXCESS = { id: 'demandExcess', label: 'Demand above the contract', component: 'fixed' }

/** Every band that fits is charged: the whole load at its rate, or, marginal, only the load inside the band. */
export function fixedCharge(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  if (tariff.fixedCharge.length === 0) return []

  const sums: Sum[] = []
  for (const band of tariff.fixedCharge) {
    const unit = loadUnitOf(band, tariff.appliesTo.loadUnit)
    const fit = fits(band.mode === 'marginal' ? { ...band, loadFrom: null, loadTo: null } : band, usage, unit)
    if (typeof fit === 'string') return [missing(fit)]
    if (fit) {
      const sum = charge(band, sheet)
      if (typeof sum === 'string') return [missing(sum)]
      if (sum === null) return [{ ...LINE, reason: 'The fixed charge has not been found.' }]
      sums.push(sum)
    }
  }

  if (sums.length === 0 && tariff.fixedCharge.some(({ voltageKv }) => voltageKv != null))
    return [{ ...LINE, reason: 'No fixed charge has been found for this supply.' }]
  return [fixedLine(sums, sheet), ...floorUnknown(sums, sheet), ...excess(sums, sheet)]
}

interface Sum {
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

  const demand = per === 'kVA' && (tariff.demand || isOnDemand(band)) ? billingDemand(tariff.demand, usage) : undefined
  if (demand === null || typeof demand === 'string') return demand
  const load = demand ? demand.kva : loadIn(per, usage)
  if (load === undefined) return loadNeed(per)

  const billed = band.mode === 'marginal' ? inside(band, load) : roundUp(load, band.roundLoadUpTo)
  const why = demand ? ` (${demand.rule})` : billed > load ? ` (${plain(load)} rounded up)` : ''
  return {
    band,
    paiseAMonth: billed * amountPaise,
    demand,
    rule: () => `${plain(billed)} ${per}${why} at ${rupees(amountPaise)}`,
  }
}

function chargeSteps(band: FixedCharge, amountPaise: number, usage: Usage): Sum | null {
  const { unitsPerStep } = band
  if (unitsPerStep === null) return null
  const steps = roundUp(usage.units / scaleLimit(unitsPerStep, usage), 1)
  return {
    band,
    paiseAMonth: steps * amountPaise,
    rule: () =>
      `${plain(steps)} steps, one for each ${plain(unitsPerStep)} units a month or part of them, at ${rupees(amountPaise)}`,
  }
}

function isOnDemand({ basis }: FixedCharge): boolean {
  return basis === 'billing-demand' || basis === 'billable demand'
}

function inside({ loadFrom, loadTo }: FixedCharge, load: number): number {
  return Math.max(0, Math.min(load, loadTo ?? load) - (loadFrom ?? 0))
}

// The epsilon keeps 0.3 / 0.1 from being four tenths.
function roundUp(value: number, step: number | undefined): number {
  return step === undefined ? value : Math.ceil(value / step - 1e-9) * step
}

function loadUnitOf({ per }: FixedCharge, loadUnit: LoadUnit): LoadUnit {
  return per === 'kW' || per === 'kVA' ? per : loadUnit
}

function fixedLine(sums: Sum[], { tariff, usage }: Worksheet): Part {
  const band = sums[0]?.band
  const floor = sums.some(({ demand }) => demand) ? tariff.demand : null
  return {
    ...LINE,
    amount: sums.reduce((paise, sum) => paise + sum.paiseAMonth, 0) * usage.months,
    // A rate from the order times a floor from memory is from memory.
    confidence: floor?.confidence === 'memory' ? 'memory' : band?.confidence,
    note: floor ? [band?.note, floor.note].filter(Boolean).join(' ') || undefined : band?.note,
    rule: () => ruleOf(sums, usage),
  }
}

function ruleOf(sums: Sum[], { months }: Usage): string {
  const charged = sums.filter(({ paiseAMonth }) => paiseAMonth > 0)
  if (charged.length === 0) return 'none for this use and load'
  return `${list(charged.map((sum) => sum.rule()))} a month${forMonths(months)}`
}

function floorUnknown(sums: Sum[], { tariff }: Worksheet): Gap[] {
  if (tariff.demand || !sums.some(({ band }) => isOnDemand(band))) return []
  return [{ ...FLOOR, reason: 'How much of the contracted demand is billed at least has not been found.' }]
}

function excess(sums: Sum[], { tariff, usage }: Worksheet): Entry[] {
  const over = sums.find(({ demand }) => demand && demand.excessKva > 0)
  const kva = over?.demand?.excessKva ?? 0
  const rate = over?.band.amountPaise ?? 0
  if (kva === 0) return []
  if (!tariff.demand?.excess)
    return [{ ...EXCESS, reason: 'The rule for demand above the contract has not been found.' }]

  const { excess, confidence, note } = tariff.demand
  return [
    {
      ...EXCESS,
      amount: (kva * rate * excess.value * usage.months) / 100,
      confidence,
      note,
      rule: () => `${plain(kva)} kVA above the contract, ${plain(excess.value)}% of ${rupees(rate)} more for each`,
    },
  ]
}

function missing(need: Need): Gap {
  return { ...LINE, ...asks(need) }
}
