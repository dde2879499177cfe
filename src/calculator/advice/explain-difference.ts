import type { BillInput } from '#calculator/engine/bill.ts'
import { computeLines } from '#calculator/engine/compute-lines.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import { amountOf, type Worksheet } from '#calculator/engine/worksheet.ts'
import type { Levy, Tariff } from '#calculator/tariff-schema.ts'
import { explanations as say } from './check-words.en.ts'

export interface Cause {
  kind:
    | 'follows'
    | 'slabLimits'
    | 'earlierRates'
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
  const ours = sheetOf(bill.tariff, bill.input)
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
  if (id === 'fuelSurcharge') return causeOfSurcharge(paise, bill) ?? otherRates(id, paise, bill)
  if (id === 'fixed') return causeOfFixed(paise, bill, ours) ?? otherRates(id, paise, bill)
  if (id === 'meterRent') return causeOfRent(paise, bill)
  return otherLimits(id, paise, bill) ?? otherRates(id, paise, bill)
}

/** The slab limits stretched by days in place of months, or the other way round. */
function otherLimits(id: string, paise: number, { tariff, input }: PrintedBill): Cause | undefined {
  const isByDays = (input.slabLimits ?? tariff.limitsProratedBy) === 'days' && input.days !== undefined
  if (isByDays) {
    const amount = amountIn(id, tariff, { ...input, slabLimits: 'months' })
    return isNear(amount, paise) ? { kind: 'slabLimits', text: say.wholeMonths(paise) } : undefined
  }
  for (const days of input.days === undefined ? DAYS : [input.days]) {
    const amount = amountIn(id, tariff, { ...input, months: input.months ?? 1, days, slabLimits: 'days' })
    if (isNear(amount, paise)) return { kind: 'slabLimits', text: say.limitsOfDays(days, paise) }
  }
}

/** The rates of a record for the same customers that ended before this bill. */
function otherRates(id: string, paise: number, { tariffs, tariff, input }: PrintedBill): Cause | undefined {
  const earlier = tariffs.filter(
    (other) =>
      other.category === tariff.category &&
      other.scheme === tariff.scheme &&
      other.validTo !== null &&
      other.validTo < tariff.validFrom,
  )
  const found = earlier.find((other) => isNear(amountIn(id, other, { ...input, date: other.validTo! }), paise))
  return found && { kind: 'earlierRates', text: say.earlierRates(found.validTo!, paise) }
}

function causeOfSurcharge(paise: number, { tariff, input }: PrintedBill): Cause | undefined {
  const { history, kind } = tariff.fuelSurcharge
  if (kind === null) return
  const ours = history.filter(({ discom, slabs }) => !slabs && (discom === null || discom === input.discom))
  const found = ours
    .reverse()
    .find(({ value }) => isNear(amountIn('fuelSurcharge', tariff, { ...input, fuelSurcharge: { value, kind } }), paise))
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

function causeOfLevy(levy: Levy, paise: number, { tariff, input, printed }: PrintedBill, ours: Worksheet) {
  const { kind, value, base } = levy
  if (kind !== 'percent' || value === null) return otherLimits(levy.id, paise, { tariffs: [], tariff, input, printed })

  const known = (name: string) => amountOf(ours, name)
  const asPrinted = (name: string) => printed[name] ?? known(name)
  if (isNear(percentOf(value, base, asPrinted), paise)) return cause('follows', say.follows(value, base, paise))
  for (const names of BASES)
    for (const amount of [known, asPrinted])
      if (isNear(percentOf(value, names, amount), paise)) return cause('dutyBase', say.otherBase(value, names, paise))
}

function percentOf(percent: number, base: string[], amount: (name: string) => number | undefined): number | undefined {
  const amounts = base.map(amount)
  if (amounts.includes(undefined)) return
  return (amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0) * percent) / 100
}

function causeOfFixed(paise: number, { tariff, input }: PrintedBill, ours: Worksheet): Cause | undefined {
  const line = ours.lines.find(({ id }) => id === 'fixed')
  if (!line || line.amount === 0) return
  for (const days of input.days === undefined ? DAYS : [input.days])
    if (isNear((line.amount * days) / 30, paise)) return cause('days', say.fixedOfDays(days, paise))

  for (const name of ['loadKw', 'loadKva', 'loadHp', 'recordedDemandKva', 'recordedDemandKw'] as const) {
    const load = input[name]
    if (load === undefined) continue
    // Loads are contracted in halves of a kW.
    const other = Math.round(((load * paise) / line.amount) * 2) / 2
    if (other > 0 && other !== load && isNear(amountIn('fixed', tariff, { ...input, [name]: other }), paise))
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
function causeOfTotal({ tariff, input, printed }: PrintedBill, ours: Worksheet): Cause | undefined {
  const { total, ...lines } = printed
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
  const granted = sheetOf(tariff, { ...input, subsidies: 'default' }).lines.find(({ id }) => id === 'subsidy')
  if (!scheme && granted && isNear(sum + granted.amount, total)) return cause('scheme', say.withScheme(total))
  return cause('remainder', say.remainder(rest))
}

function cause(kind: Cause['kind'], text: string): Cause {
  return { kind, text }
}

function levyOf(id: string, { otherCharges, electricityDuty }: Tariff): Levy | undefined {
  return [...otherCharges, ...electricityDuty].find((levy) => levy.id === id)
}

function sheetOf(tariff: Tariff, input: BillInput): Worksheet {
  return computeLines(tariff, readUsage(tariff, input))
}

function amountIn(id: string, tariff: Tariff, input: BillInput): number | undefined {
  return sheetOf(tariff, input).lines.find((line) => line.id === id)?.amount
}

function isNear(amount: number | undefined, printed: number): boolean {
  return amount !== undefined && Math.abs(amount - printed) <= TOLERANCE_PAISE
}
