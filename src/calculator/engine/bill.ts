import type { BillInput } from '#calculator/bill-input-schema.ts'
import type { Confidence } from '#calculator/tariff-schema.ts'

export type { BillInput }

/** All money is integer paise. */
export interface Bill {
  /** The last year for which somebody confirmed the rates: "2026-27". */
  financialYear: string
  lines: BillLine[]
  totalPaise: number
  /** What one more unit costs in its slab, jumps left out; null when the energy charge is not known. */
  marginalPaisePerUnit: number | null
  averagePaisePerUnit: number | null
  /** Where time of day is compulsory and the zones are not told: from the cheapest hours to the dearest. */
  range?: BillRange
  nextCliff?: Cliff
  /** What the total does not hold because nobody told us, each with the answer that would settle it. */
  unknown: Unknown[]
  /** Lines that rest on memory rather than on a source. */
  memory: Remembered[]
}

export interface BillRange {
  leastPaise: number
  mostPaise: number
  /** What lies between them, in a sentence. */
  why: string
}

export interface BillLine {
  id: string
  label: string
  amountPaise: number
  /** A sentence that lets a reader do the sum again. */
  rule: string
  source: string
  confidence: Confidence
  /** What else a reader should know: a conflict between sources, an assumption. */
  note?: string
}

/** The unit at which the whole bill jumps, what that one unit adds to it, and why. */
export interface Cliff {
  unit: number
  /** null: it jumps, but what is charged beyond is not known. */
  jumpPaise: number | null
  why: string
}

export interface Unknown {
  id: string
  label: string
  reason: string
  needs?: Need
  /** A total means nothing before this is answered: such a use is no home's. */
  comesFirst?: true
}

export interface Remembered {
  id: string
  label: string
  note: string
}

/** An answer that is missing. */
export type Need = keyof BillInput
