// A process of its own, begun by read-document.ts: the document comes in, its text goes out as JSON.
import { buffer } from 'node:stream/consumers'
import { toLines } from '#platform/text/clean-text.ts'

/** In UTF-16 units; some forty close pages. */
const LONGEST_TEXT = 100_000

const content = await buffer(process.stdin)
const read =
  process.argv[2] === 'pdf' ? (await import('./pdf-text.ts')).pdfText : (await import('./docx-text.ts')).docxText
const { text, isCut } = await read(content, LONGEST_TEXT)
const kept = toLines(text).replaceAll('\0', '').trim()
const isTooLong = kept.length > LONGEST_TEXT
process.stdout.write(
  JSON.stringify({ text: kept.slice(0, LONGEST_TEXT).toWellFormed(), trouble: isCut || isTooLong ? 'cut' : 'none' }),
  // What else a reader keeps open does not matter any more.
  () => process.exit(0),
)
