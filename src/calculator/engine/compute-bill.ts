import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Bill, BillInput, BillLine, Remembered } from './bill.ts'
import { computeLines } from './compute-lines.ts'
import { factoryRules } from './factory-rules.ts'
import { inputDoubts } from './input-doubts.ts'
import { nextCliff } from './next-cliff.ts'
import { sourceLine } from './source-line.ts'
import { readUsage, type Usage, withUnits } from './usage.ts'
import { type Line, newUnknowns, subtotal, tellUnknown, type Worksheet } from './worksheet.ts'

// Both points lie just above the present use, so that a jump right there stays out of the slope.
const EPSILON = 1e-6
const STEP = 1 / 128

/**
 * A bill under one tariff record, line by line. What is not known adds nothing to the total and is listed; what rests
 * on memory is listed too. Pure: the same record and input always give the same bill.
 */
export function computeBill(tariff: Tariff, input: BillInput): Bill {
  const usage = readUsage(tariff, input)
  const sheet = computeLines(tariff, usage)
  const totalPaise = subtotal(sheet)
  const isPriced = sheet.lines.some(({ id }) => id === 'energy')

  return {
    financialYear: tariff.financialYear,
    lines: sheet.lines.map((line) => toBillLine(line, tariff)),
    totalPaise,
    marginalPaisePerUnit: isPriced ? marginalPaise(sheet) : null,
    averagePaisePerUnit: isPriced && usage.units > 0 ? Math.round(totalPaise / usage.units) : null,
    range: isPriced && tariff.timeOfDay.length > 0 ? factoryRules().totalsByTimeOfDay(sheet) : undefined,
    nextCliff: isPriced ? nextCliff(tariff, usage) : undefined,
    unknown: [...sheet.unknowns, ...inputDoubts(sheet)].map(tellUnknown),
    memory: remembered(sheet),
  }
}

function toBillLine({ id, label, amount, rule, source, confidence, note }: Line, tariff: Tariff): BillLine {
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

function remembered({ lines, tariff }: Worksheet): Remembered[] {
  return lines
    .filter(({ confidence }) => (confidence ?? tariff.confidence) === 'memory')
    .map(({ id, label, note }) => ({ id, label, note: note ?? '' }))
}

/** What one more unit costs in its slab, jumps left out; null when a charge beyond is not known. */
export function marginalPaise(
  sheet: Worksheet,
  vary: (usage: Usage, units: number) => Usage = withUnits,
): number | null {
  const { tariff, usage } = sheet
  const at = (units: number) => computeLines(tariff, vary(usage, units), (paise) => paise)
  const [near, far] = [at(usage.units + EPSILON), at(usage.units + EPSILON + STEP)]

  if (newUnknowns(sheet, near).length > 0) return null
  return Math.round((subtotal(far) - subtotal(near)) / STEP)
}
