import type { Bill } from '#calculator/engine/bill.ts'

/** As much of a bill as is compared. */
type Sheet = Pick<Bill, 'lines' | 'unknown'>

export interface CheckedLine {
  id: string
  label: string
  printedPaise: number | null
  computedPaise: number | null
  /** Printed less computed; null when either is missing. */
  differencePaise: number | null
  verdict: 'agrees' | 'differs' | 'only on your bill' | 'only by the tariff' | 'not known to us'
}

// Distribution companies print whole rupees on many lines.
const TOLERANCE_PAISE = 100

/** The lines of a printed bill, as typed, beside what the tariff says of them. */
export function checkBill(
  bill: Sheet,
  printed: Record<string, number>,
  tolerancePaise = TOLERANCE_PAISE,
): CheckedLine[] {
  const labels = new Map([...bill.unknown, ...bill.lines].map(({ id, label }) => [id, label]))
  const ids = [...new Set([...bill.lines.map(({ id }) => id), ...Object.keys(printed)])]

  return ids.map((id) => checkLine(id, labels.get(id) ?? id, bill, printed[id], tolerancePaise))
}

function checkLine(
  id: string,
  label: string,
  bill: Sheet,
  typed: number | undefined,
  tolerancePaise: number,
): CheckedLine {
  const printedPaise = typed ?? null
  const computedPaise = bill.lines.find((line) => line.id === id)?.amountPaise ?? null
  const differencePaise = printedPaise === null || computedPaise === null ? null : printedPaise - computedPaise

  return { id, label, printedPaise, computedPaise, differencePaise, verdict: judge() }

  function judge(): CheckedLine['verdict'] {
    if (differencePaise !== null) return Math.abs(differencePaise) <= tolerancePaise ? 'agrees' : 'differs'
    if (printedPaise === null) return 'only by the tariff'
    return bill.unknown.some((unknown) => unknown.id === id) ? 'not known to us' : 'only on your bill'
  }
}
