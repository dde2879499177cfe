import { CSV_BOM, csvRow } from '#platform/csv.ts'
import { sheetTime } from '#ui/desk/sheet-time.ts'
import type { Cell } from './lead-columns.ts'

/** Rows as CSV, a piece a batch: a hundred thousand rows need no memory. */
export async function* toCsv(headers: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_BOM + csvRow(headers))
  for await (const batch of batches) yield encoder.encode(batch.map(toLine).join(''))
}

function toLine(cells: Cell[]): string {
  return csvRow(cells.map((cell) => (cell instanceof Date ? sheetTime(cell.toISOString()) : cell)))
}
