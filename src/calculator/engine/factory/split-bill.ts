import type { Bill, BillInput, BillLine, BillRange, Cliff } from '#calculator/engine/bill.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { MEAN_DAYS_A_MONTH } from '#calculator/engine/usage.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { inDays } from './words.en.ts'

export interface Earlier {
  /** The one that ended while the bill ran; the same where only its surcharge changed. */
  tariff: Tariff
  /** The first days of the bill, which were under it. */
  days: number
}

export interface BillPart {
  tariff: Tariff
  input: BillInput & { days: number; months: number }
}

/**
 * A bill in which the tariff changed: units, months and limits are parted by days, each part by its own tariff, and
 * equal lines become one. What is printed for the whole bill (arrears, rounding) stands once.
 */
export function splitBill(earlier: Earlier, tariff: Tariff, input: BillInput & { days: number }): Bill {
  const bills = partsOfBill(earlier, tariff, input).map((part) => ({
    bill: computeBill(part.tariff, part.input),
    days: part.input.days,
  }))
  const lines = merge(bills.map(({ bill, days }) => ({ lines: bill.lines, days })))
  const totalPaise = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const parts = bills.map(({ bill, days }) => ({ bill, share: days / input.days }))

  return {
    financialYear: tariff.financialYear,
    lines,
    totalPaise,
    marginalPaisePerUnit: marginal(parts),
    averagePaisePerUnit: input.units > 0 ? Math.round(totalPaise / input.units) : null,
    range: rangeOf(bills.map(({ bill }) => bill)),
    nextCliff: firstCliff(parts),
    unknown: distinct(bills.flatMap(({ bill }) => bill.unknown)),
    memory: distinct(bills.flatMap(({ bill }) => bill.memory)),
  }
}

/** The bill of each of the two tariffs: its days, with its share of all that is counted. */
export function partsOfBill(
  earlier: Earlier,
  tariff: Tariff,
  input: BillInput & { days: number },
): [BillPart, BillPart] {
  const later = input.days - earlier.days
  const isSame = earlier.tariff.id === tariff.id
  // Under one tariff the bill's date is its last day, and each part takes the surcharge of its own last day.
  const ends = isSame ? input.date && daysBefore(input.date, later) : daysBefore(tariff.validFrom, 1)
  const before = partOf(input, earlier.days, ends)
  const after = partOf(input, later, isSame ? input.date : laterOf(input.date, tariff.validFrom))
  return [
    { tariff: earlier.tariff, input: { ...before, asPrinted: undefined } },
    { tariff, input: after },
  ]
}

function partOf(input: BillInput & { days: number }, days: number, date: string | undefined): BillPart['input'] {
  const share = days / input.days
  const months = (input.months ?? Math.max(1, Math.round(input.days / MEAN_DAYS_A_MONTH))) * share
  const ofPart = (value: number | undefined) => (value === undefined ? undefined : value * share)
  const { fuelSurcharge, zoneUnits } = input

  return {
    ...input,
    units: input.units * share,
    kwh: ofPart(input.kwh),
    days,
    months,
    date,
    ...(zoneUnits && {
      zoneUnits: Object.fromEntries(Object.entries(zoneUnits).map(([zone, units]) => [zone, units * share])),
    }),
    ...(fuelSurcharge?.kind === 'amountPaise' && {
      fuelSurcharge: { ...fuelSurcharge, value: fuelSurcharge.value * share },
    }),
  }
}

function merge(parts: { lines: BillLine[]; days: number }[]): BillLine[] {
  const merged = new Map<string, BillLine>()

  for (const { lines, days } of parts)
    for (const line of lines) {
      const told = { ...line, rule: inDays(line.rule, days) }
      const twin = merged.get(line.id)
      merged.set(line.id, twin ? join(twin, told) : told)
    }
  return [...merged.values()]
}

function join(one: BillLine, other: BillLine): BillLine {
  return {
    ...other,
    amountPaise: one.amountPaise + other.amountPaise,
    rule: `${one.rule}; ${other.rule}`,
    source: one.source === other.source ? one.source : `${one.source}; ${other.source}`,
    note: [...new Set([one.note, other.note].filter(Boolean))].join(' ') || undefined,
  }
}

type Share = { bill: Bill; share: number }

/** One unit more falls on each part by its days. */
function marginal(parts: Share[]): number | null {
  if (parts.some(({ bill }) => bill.marginalPaisePerUnit === null)) return null
  return Math.round(parts.reduce((sum, { bill, share }) => sum + (bill.marginalPaisePerUnit ?? 0) * share, 0))
}

function firstCliff(parts: Share[]): Cliff | undefined {
  const cliffs = parts.flatMap(({ bill: { nextCliff }, share }) =>
    nextCliff ? [{ ...nextCliff, unit: Math.floor((nextCliff.unit - 1) / share) + 1 }] : [],
  )
  return cliffs.sort((one, other) => one.unit - other.unit)[0]
}

function rangeOf(bills: Bill[]): BillRange | undefined {
  const why = bills.find(({ range }) => range)?.range?.why
  if (why === undefined) return undefined
  return {
    leastPaise: bills.reduce((sum, { range, totalPaise }) => sum + (range?.leastPaise ?? totalPaise), 0),
    mostPaise: bills.reduce((sum, { range, totalPaise }) => sum + (range?.mostPaise ?? totalPaise), 0),
    why,
  }
}

function distinct<T extends { id: string; label: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.id + item.label, item])).values()]
}

function laterOf(date: string | undefined, from: string): string {
  return date !== undefined && date > from ? date : from
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)
}
