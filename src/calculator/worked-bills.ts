import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BillInput } from './bill-input-schema.ts'
import type { Bill } from './engine/bill.ts'
import { computeBill } from './engine/compute-bill.ts'
import { splitBill } from './engine/factory/split-bill.ts'
import { aTariff } from './tariff-examples.ts'
import type { Tariff } from './tariff-schema.ts'

/** A bill somebody published, or that was worked out by hand, to hold the engine to. */
export interface WorkedBill {
  id: string
  tariffId: string | null
  inlineTariff: Partial<Tariff> | null
  /** The tariff of the first days of a bill in which it changed. */
  before?: { tariffId: string; days: number }
  input: BillInput
  expected: Record<string, number>
  /** The source's own rounding: pages that print whole rupees are right to 51 paise. */
  tolerancePaise: number
  /** The whole of a printed bill: what the engine works out, and what stands under `open`. */
  printedTotalPaise?: number
  /** What a printed line, or the whole, has beyond what the engine works out; docs/calculator.md tells what each item is. */
  open?: { item: OpenItem; line?: string; paise: number }[]
}

export type OpenItem = (typeof OPEN_ITEMS)[number]

export const OPEN_ITEMS = ['duty-on-open-lines', 'not-explained', 'not-quoted', 'other-units'] as const

export function readWorkedBills(): WorkedBill[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'worked-bills.json'), 'utf8')).cases
}

function tariffOf({ tariffId, inlineTariff }: WorkedBill): Tariff {
  // A record given inline brings only what it needs; a placeholder lends it the shape.
  return inlineTariff ? aTariff(SHAPE, { status: 'complete', ...inlineTariff }) : aTariff(tariffId ?? '')
}

export function billOf(worked: WorkedBill): Bill {
  const { before, input } = worked
  if (!before) return computeBill(tariffOf(worked), input)
  return splitBill({ ...before, tariff: aTariff(before.tariffId) }, tariffOf(worked), {
    ...input,
    days: input.days ?? 0,
  })
}

const SHAPE = 'IN-AN.domestic.placeholder'
