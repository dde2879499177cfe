import { Readable } from 'node:stream'

/** Spreadsheets read a file as UTF-8 only where it begins with this. */
export const CSV_BOM = '\uFEFF'

// What a spreadsheet would take for a formula (OWASP, "CSV Injection"), full-width signs too.
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/

/**
 * A row as RFC 4180 has it. Text that a spreadsheet would run as a formula gets
 * an apostrophe before it, which spreadsheets take as "this is text". What we do not know is an empty cell.
 */
export function csvRow(cells: (string | number | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)

  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n\t;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Parts of a file as an answer's body: each is written when the reader has room for it. */
export function csvStream(parts: AsyncIterable<string>): BodyInit {
  return Readable.toWeb(Readable.from(encoded(parts))) as unknown as BodyInit
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
