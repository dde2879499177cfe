import type { Tariff } from '#features/calculator/tariff-schema.ts'
import type { Bill, BillInput, BillLine, Remembered } from './bill.ts'
import { nextCliff } from './next-cliff.ts'
import { reckon } from './reckon.ts'
import { sourceLine } from './source-line.ts'
import { readUsage, withUnits } from './usage.ts'
import { newGaps, type Part, subtotal, toUnknown, type Worksheet } from './worksheet.ts'

/**
 * A bill under one tariff record, line by line. What is not known adds nothing to the total and is listed; what rests
 * on memory is listed too. Pure: the same record and input always give the same bill.
 */
export function computeBill(tariff: Tariff, input: BillInput): Bill {
  const usage = readUsage(tariff, input)
  const sheet = reckon(tariff, usage)
  const totalPaise = subtotal(sheet)
  const isPriced = sheet.parts.some(({ id }) => id === 'energy')

  return {
    lines: sheet.parts.map((part) => toLine(part, tariff)),
    totalPaise,
    marginalPaisePerUnit: isPriced ? marginal(sheet) : null,
    averagePaisePerUnit: isPriced && usage.units > 0 ? Math.round(totalPaise / usage.units) : null,
    nextCliff: isPriced ? nextCliff(tariff, usage) : undefined,
    unknown: sheet.gaps.map(toUnknown),
    memory: remembered(sheet),
  }
}

function toLine({ id, label, amount, rule, source, confidence, note }: Part, tariff: Tariff): BillLine {
  const trust = confidence ?? tariff.confidence
  return {
    id,
    label,
    amountPaise: amount,
    rule: rule(),
    source: source ?? sourceLine(tariff, trust),
    confidence: trust,
    note: note ?? undefined,
  }
}

function remembered({ parts, tariff }: Worksheet): Remembered[] {
  return parts
    .filter(({ confidence }) => (confidence ?? tariff.confidence) === 'memory')
    .map(({ id, label, note }) => ({ id, label, note: note ?? '' }))
}

// Both points lie just above the present use, so that a jump right there stays out of the slope.
const HAIR = 1e-6
const STEP = 1 / 128

function marginal(sheet: Worksheet): number | null {
  const { tariff, usage } = sheet
  const at = (units: number) => reckon(tariff, withUnits(usage, units), (paise) => paise)
  const [near, far] = [at(usage.units + HAIR), at(usage.units + HAIR + STEP)]

  if (newGaps(sheet, near).length > 0) return null
  return Math.round((subtotal(far) - subtotal(near)) / STEP)
}
