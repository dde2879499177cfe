import { officeClock } from '#ui/office-clock.ts'
import type { Cell } from './lead-columns.ts'

// Without it, Excel takes UTF-8 for the code page of the machine.
const BOM = '\u{feff}'
// https://owasp.org/www-community/attacks/CSV_Injection: what a spreadsheet would take for a formula.
const FORMULA = /^[=+\-@\t\r\0]/

/** Rows as CSV (RFC 4180) in UTF-8, a piece a batch: a hundred thousand rows need no memory. */
export async function* toCsv(headers: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BOM + toLine(headers))
  for await (const batch of batches) yield encoder.encode(batch.map(toLine).join(''))
}

function toLine(cells: Cell[]): string {
  return `${cells.map(toField).join(',')}\r\n`
}

function toField(cell: Cell): string {
  const text = cell instanceof Date ? inIndia(cell) : guarded(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** As every spreadsheet reads and sorts it: 2026-11-23 17:50. */
function inIndia(time: Date): string {
  return officeClock(time).toISOString().slice(0, 16).replace('T', ' ')
}
