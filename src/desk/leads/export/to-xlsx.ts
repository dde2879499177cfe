import type { Readable } from 'node:stream'
import { leadExportCopy } from '#desk/leads/export/words.en.ts'
import { officeClock } from '#india/office-clock.ts'
import { xmlText } from '#platform/text/xml-text.ts'
import type { Cell } from './lead-columns.ts'

// What a cell of a sheet holds, in UTF-16 units (https://support.microsoft.com, Excel specifications and limits).
const LONGEST_CELL = 32_767

/** The sheet is made in memory: 10,000 leads take about as long as it takes to say so. CSV has no such bound. */
export const MOST_ROWS = 10_000

/** Rows as an Excel sheet, at most MOST_ROWS. Text is text, whatever it looks like; times are times. */
export async function toXlsx(headers: string[], batches: AsyncIterable<Cell[][]>): Promise<Readable> {
  const rows: Cell[][] = []
  for await (const batch of batches) {
    rows.push(...batch)
    if (rows.length >= MOST_ROWS) break
  }

  // Loaded by whoever exports: the server at rest does without it.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const head = headers.map((value) => ({ value, fontWeight: 'bold' as const }))
  const sheet = [head, ...rows.slice(0, MOST_ROWS).map((row) => row.map(toSheetCell))]
  const written = writeXlsxFile(sheet, {
    sheet: leadExportCopy.sheet,
    columns: headers.map((header) => ({ width: Math.max(14, header.length + 2) })),
    stickyRowsCount: 1,
  })
  return (written.toStream as () => Promise<Readable>)()
}

function toSheetCell(cell: Cell) {
  if (cell instanceof Date) return { type: Date, value: officeClock(cell), format: 'yyyy-mm-dd hh:mm' }
  if (cell === '') return null
  return { type: String, value: sheetText(cell) }
}

/**
 * A text as the XML of a sheet has it. "_x0041_" is how a sheet writes an A (ECMA-376, part 1, section 22.9.2.19): where
 * somebody typed just that, the sign before it is written so.
 */
export function sheetText(text: string): string {
  return xmlText(xmlText(text).slice(0, LONGEST_CELL)).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}
