import { sheetTime } from '#desk/frame/sheet-time.ts'
import { CSV_BOM, csvRow } from '#platform/text/csv.ts'
import type { Cell } from './lead-columns.ts'

/** Rows as CSV, a piece a batch: a hundred thousand rows need no memory. */
export async function* toCsv(headers: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield CSV_BOM + csvRow(headers)
  for await (const batch of batches) yield batch.map((cells) => csvRow(cells.map(toText))).join('')
}

function toText(cell: Cell): string {
  return cell instanceof Date ? sheetTime(cell.toISOString()) : cell
}
