import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BillInput } from './bill-input-schema.ts'
import { aTariff } from './tariff-examples.ts'
import type { Tariff } from './tariff-schema.ts'

/** A bill somebody published, or that was worked out by hand, to hold the engine to. */
export interface WorkedBill {
  id: string
  tariffId: string | null
  inlineTariff: Partial<Tariff> | null
  input: BillInput
  expected: Record<string, number>
  /** The source's own rounding: pages that print whole rupees are right to 51 paise. */
  tolerancePaise: number
}

export function readWorkedBills(): WorkedBill[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'worked-bills.json'), 'utf8')).cases
}

export function tariffOf({ tariffId, inlineTariff }: WorkedBill): Tariff {
  // A record given inline brings only what it needs; a placeholder lends it the shape.
  return inlineTariff ? aTariff(SHAPE, { status: 'complete', ...inlineTariff }) : aTariff(tariffId ?? '')
}

const SHAPE = 'IN-AN.domestic.placeholder'
