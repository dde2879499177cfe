import type { BillInput } from '#calculator/engine/bill.ts'
import { computeLines } from '#calculator/engine/compute-lines.ts'
import type { Earlier } from '#calculator/engine/factory/split-bill.ts'
import { factoryRules } from '#calculator/engine/factory-rules.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import { amountOf, type Worksheet } from '#calculator/engine/worksheet.ts'
import type { Levy, Tariff } from '#calculator/tariff-schema.ts'
import { explanations as say } from './check-words.en.ts'
import { partsWithLimits, slabLimitsOf } from './slab-limits.ts'

export interface Cause {
  kind:
    | 'follows'
    | 'slabLimits'
    | 'earlierRates'
    | 'newRates'
    | 'surchargeOfAnotherMonth'
    | 'dutyBase'
    | 'load'
    | 'days'
    | 'meterRent'
    | 'scheme'
    | 'remainder'
    | 'rounding'
  /** What was computed, in a sentence, with its figures. */
  text: string
}

export interface PrintedBill {
  /** All records of the state: a line may follow rates that have ended. */
  tariffs: Tariff[]
  tariff: Tariff
  input: BillInput
  /** Where the tariff changed while the bill ran: the one before, and its days. The input has the days of all. */
  earlier?: Earlier
  /** By the line's id, and `total`, in paise. */
  printed: Record<string, number>
}

/** A cause explains a line when it gives the printed amount to the rupee. */
const TOLERANCE_PAISE = 100
const TEN_RUPEES = 1000
/** How long bills of a month are printed to be. */
const DAYS = Array.from({ length: 17 }, (_, place) => 24 + place)

/**
 * Likely causes of what a printed bill says otherwise than the tariff, by line: each was worked out, and gives the printed
 * amount to the rupee. A line without a cause has none that we know. Pure.
 */
export function explainDifferences(bill: PrintedBill): Record<string, Cause> {
  const ours = sheetOf(bill)
  const causes: Record<string, Cause> = {}

  for (const [id, paise] of Object.entries(bill.printed)) {
    const line = ours.lines.find((line) => line.id === id)
    if (id === 'total' || (line && isNear(line.amount, paise))) continue
    const cause = causeOf(id, paise, bill, ours)
    if (cause) causes[id] = cause
  }
  const cause = causeOfTotal(bill, ours)
  if (cause) causes.total = cause
  return causes
}

function causeOf(id: string, paise: number, bill: PrintedBill, ours: Worksheet): Cause | undefined {
  const levy = levyOf(id, bill.tariff)
  if (levy) return causeOfLevy(levy, paise, bill, ours)
  if (id === 'fuelSurcharge')
    return causeOfSurcharge(paise, bill) ?? otherParts(id, paise, bill) ?? otherRates(id, paise, bill)
  if (id === 'fixed')
    return causeOfFixed(paise, bill, ours) ?? otherParts(id, paise, bill) ?? otherRates(id, paise, bill)
  if (id === 'meterRent') return causeOfRent(paise, bill)
  return otherLimits(id, paise, bill) ?? otherParts(id, paise, bill) ?? otherRates(id, paise, bill)
}

/** The slab limits stretched by days in place of months, or the other way round, or by the days of another calendar. */
function otherLimits(id: string, paise: number, bill: PrintedBill): Cause | undefined {
  const { tariff, input, earlier } = bill
  const isByDays = (input.slabLimits ?? tariff.limitsProratedBy) === 'days' && input.days !== undefined
  const byDays = (days: number): BillInput => ({ ...input, months: input.months ?? 1, days, slabLimits: 'days' })
  if (isByDays) {
    const inMonths: BillInput = { ...input, slabLimits: 'months' }
    if (isNear(amountIn(id, bill, inMonths), paise))
      return cause('slabLimits', say.otherLimits(undefined, limitsIn(bill, inMonths), paise))
  }
  for (const days of input.days === undefined ? DAYS : isByDays ? daysBeside(input.days) : [input.days]) {
    if (earlier && isByDays) break
    if (isNear(amountIn(id, bill, byDays(days)), paise))
      return cause(
        'slabLimits',
        say.otherLimits(days, limitsIn(bill, byDays(days)), paise, isByDays ? input.days : undefined),
      )
  }
}

/** A month may count with 31 days where the order has 30, and a reading be a day off. */
function daysBeside(days: number): number[] {
  return [days - 1, days + 1, days - 2, days + 2].filter((other) => other > 0)
}

function limitsIn({ tariff, earlier }: PrintedBill, input: BillInput) {
  return earlier && input.days !== undefined
    ? partsWithLimits(earlier, tariff, { ...input, days: input.days }).map(({ limits }) => limits)
    : [slabLimitsOf(tariff, input)]
}

/** Of a bill in which the tariff changed: not parted at all, or parted on another day. */
function otherParts(id: string, paise: number, bill: PrintedBill): Cause | undefined {
  const { earlier, input, tariff } = bill
  if (!earlier || input.days === undefined) return
  const { days } = input
  const whole = { ...bill, earlier: undefined }
  if (isNear(amountIn(id, whole, input), paise)) return cause('newRates', say.allNew(days, tariff.validFrom, paise))
  const before = { ...input, date: earlier.tariff.validTo ?? input.date }
  if (isNear(amountIn(id, { ...whole, tariff: earlier.tariff }, before), paise))
    return cause('earlierRates', say.allEarlier(days, before.date!, paise))

  // The nearest other day first.
  const others = Array.from({ length: days - 1 }, (_, place) => place + 1)
    .filter((first) => first !== earlier.days)
    .sort((one, other) => Math.abs(one - earlier.days) - Math.abs(other - earlier.days))
  const found = others.find((first) =>
    isNear(amountIn(id, { ...bill, earlier: { ...earlier, days: first } }, input), paise),
  )
  return found === undefined
    ? undefined
    : cause('days', say.otherDays([found, days - found], [earlier.days, days - earlier.days], paise))
}

/** The rates of a record for the same customers that ended before this bill. */
function otherRates(id: string, paise: number, bill: PrintedBill): Cause | undefined {
  const { tariffs, tariff, input } = bill
  const ended = tariffs.filter(
    (other) =>
      other.category === tariff.category &&
      other.scheme === tariff.scheme &&
      other.validTo !== null &&
      other.validTo < tariff.validFrom,
  )
  const found = ended.find((other) =>
    isNear(amountIn(id, { ...bill, tariff: other, earlier: undefined }, { ...input, date: other.validTo! }), paise),
  )
  return found && cause('earlierRates', say.earlierRates(found.validTo!, paise))
}

function causeOfSurcharge(paise: number, bill: PrintedBill): Cause | undefined {
  const { tariff, input } = bill
  const { history, kind } = tariff.fuelSurcharge
  if (kind === null) return
  const ours = history.filter(({ discom, slabs }) => !slabs && (discom === null || discom === input.discom))
  const found = ours
    .reverse()
    .find(({ value }) => isNear(amountIn('fuelSurcharge', bill, { ...input, fuelSurcharge: { value, kind } }), paise))
  return (
    found && {
      kind: 'surchargeOfAnotherMonth',
      text: say.surchargeOf(found.validFrom, found.value, kind === 'percent', paise),
    }
  )
}

/** Sets of lines that companies levy duty on. */
const BASES = [
  ['energy'],
  ['energy', 'fixed'],
  ['energy', 'fuelSurcharge'],
  ['energy', 'fixed', 'fuelSurcharge'],
  ['energy', 'fixed', 'customer', 'fuelSurcharge'],
  ['energy', 'wheeling', 'fixed', 'fuelSurcharge'],
]

function causeOfLevy(levy: Levy, paise: number, bill: PrintedBill, ours: Worksheet) {
  const { printed } = bill
  const { kind, value, base } = levy
  if (kind !== 'percent' || value === null) return otherLimits(levy.id, paise, bill) ?? otherParts(levy.id, paise, bill)

  const known = (name: string) => amountOf(ours, name)
  const asPrinted = (name: string) => printed[name] ?? known(name)
  if (isNear(percentOf(value, base, asPrinted), paise)) return cause('follows', say.follows(value, base, paise))
  for (const names of BASES)
    for (const amount of [known, asPrinted])
      if (isNear(percentOf(value, names, amount), paise)) return cause('dutyBase', say.otherBase(value, names, paise))
  return otherParts(levy.id, paise, bill)
}

function percentOf(percent: number, base: string[], amount: (name: string) => number | undefined): number | undefined {
  const amounts = base.map(amount)
  if (amounts.includes(undefined)) return
  return (amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0) * percent) / 100
}

function causeOfFixed(paise: number, bill: PrintedBill, ours: Worksheet): Cause | undefined {
  const { input } = bill
  const line = ours.lines.find(({ id }) => id === 'fixed')
  if (!line || line.amount === 0) return
  for (const days of input.days === undefined ? DAYS : [input.days])
    if (isNear((line.amount * days) / 30, paise)) return cause('days', say.fixedOfDays(days, paise))

  for (const name of ['loadKw', 'loadKva', 'loadHp', 'recordedDemandKva', 'recordedDemandKw'] as const) {
    const load = input[name]
    if (load === undefined) continue
    // Loads are contracted in halves of a kW.
    const other = Math.round(((load * paise) / line.amount) * 2) / 2
    if (other > 0 && other !== load && isNear(amountIn('fixed', bill, { ...input, [name]: other }), paise))
      return cause('load', say.otherLoad(name, other, load, paise))
  }
}

function causeOfRent(paise: number, { tariff, input }: PrintedBill): Cause | undefined {
  const rent = tariff.meterRent
  for (const { phase, amountPaise } of rent?.items ?? []) {
    if (amountPaise === null) continue
    for (const tax of [0, rent?.gstPercent ?? 18])
      if (isNear((amountPaise * (input.months ?? 1) * (100 + tax)) / 100, paise))
        return cause('meterRent', say.rentOf(phase, tax, paise))
  }
}

/** What the printed lines leave of the printed total, or how it was rounded. */
function causeOfTotal(bill: PrintedBill, ours: Worksheet): Cause | undefined {
  const { total, ...lines } = bill.printed
  if (total === undefined) return
  const amountOfLine = ({ id, amount }: { id: string; amount: number }) => lines[id] ?? amount
  const onlyPrinted = Object.keys(lines).filter((id) => !ours.lines.some((line) => line.id === id))
  const sum =
    ours.lines.reduce((sum, line) => sum + amountOfLine(line), 0) +
    onlyPrinted.reduce((sum, id) => sum + (lines[id] ?? 0), 0)
  const rest = total - sum
  if (Math.abs(rest) <= TOLERANCE_PAISE) {
    const byTariff = ours.lines.reduce((all, { amount }) => all + amount, 0)
    return isNear(byTariff, total) ? undefined : cause('follows', say.sumOfLines(total))
  }

  if (total % TEN_RUPEES === 0 && Math.abs(rest) <= TEN_RUPEES) return cause('rounding', say.roundedToTen(rest))
  const scheme = ours.lines.find(({ id }) => id === 'subsidy')
  if (scheme && isNear(sum - (lines.subsidy ?? scheme.amount), total)) return cause('scheme', say.withoutScheme(total))
  const granted = sheetOf(bill, { ...bill.input, subsidies: 'default' }).lines.find(({ id }) => id === 'subsidy')
  if (!scheme && granted && isNear(sum + granted.amount, total)) return cause('scheme', say.withScheme(total))
  return cause('remainder', say.remainder(rest))
}

function cause(kind: Cause['kind'], text: string): Cause {
  return { kind, text }
}

function levyOf(id: string, { otherCharges, electricityDuty }: Tariff): Levy | undefined {
  return [...otherCharges, ...electricityDuty].find((levy) => levy.id === id)
}

/** The lines of the bill, both parts' together where the tariff changed. */
function sheetOf({ tariff, earlier, input: own }: PrintedBill, input = own): Worksheet {
  const sheet = computeLines(tariff, readUsage(tariff, input))
  const { days } = input
  if (!earlier || days === undefined) return sheet

  const componentOf = new Map(sheet.lines.map(({ id, component }) => [id, component]))
  const { lines } = factoryRules().splitBill(earlier, tariff, { ...input, days })
  return {
    ...sheet,
    lines: lines.map(({ id, label, amountPaise, rule }) => {
      return { id, label, component: componentOf.get(id) ?? id, amount: amountPaise, rule: () => rule }
    }),
  }
}

function amountIn(id: string, bill: PrintedBill, input: BillInput): number | undefined {
  return sheetOf(bill, input).lines.find((line) => line.id === id)?.amount
}

function isNear(amount: number | undefined, printed: number): boolean {
  return amount !== undefined && Math.abs(amount - printed) <= TOLERANCE_PAISE
}
