import { parse } from 'csv-parse/sync'
import type { ListedPerson } from '#leads/subscription/import-subscribers.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { isEmailAddress, readEmailAddress } from '#platform/text/read-email-address.ts'
import { importCopy as copy } from './words.en.ts'

const MOST_ROWS = 50_000
const LONGEST_NAME = 150
const LONGEST_SOURCE = 300

export interface ReadList {
  people: ListedPerson[]
  /** What is wrong with which line of the file. */
  errors: { line: number; message: string }[]
}

interface ReadRow {
  record: string[]
  info: { lines: number }
}

/**
 * A list as spreadsheets save it: a head with `email`, and with `name`, `source` and `date` where it says that people
 * agreed. Rows that cannot be used are told by their line; the others are taken.
 */
export function readList(text: string, today: string): ReadList | { trouble: string } {
  const rows = readRows(text)
  if (!rows) return { trouble: copy.errors.unreadable }

  const [head, ...others] = rows
  const names = (head?.record ?? []).map((cell) => cell.trim().toLowerCase())
  const at = (name: string) => names.indexOf(name)
  if (at('email') === -1) return { trouble: copy.errors.noEmail }
  if (others.length > MOST_ROWS) return { trouble: copy.errors.tooMany(MOST_ROWS) }

  const list: ReadList = { people: [], errors: [] }
  const seen = new Set<string>()
  for (const { record, info } of others) {
    const cell = (name: string) => toOneLine(record[at(name)] ?? '').trim()
    const email = readEmailAddress(cell('email'))
    const [source, date] = [cell('source').slice(0, LONGEST_SOURCE), cell('date')]
    const error = errorOf({ email, source, date, today })
    if (error) list.errors.push({ line: info.lines, message: error })
    else if (seen.has(email.toLowerCase())) list.errors.push({ line: info.lines, message: copy.errors.twice })
    else
      list.people.push({
        email,
        name: cell('name').slice(0, LONGEST_NAME),
        proof: source && date ? { source, date } : null,
      })
    seen.add(email.toLowerCase())
  }
  return list
}

function readRows(text: string): ReadRow[] | undefined {
  try {
    const delimiter = text.slice(0, 1_000).split('\n')[0]?.includes(';') ? ';' : ','
    return parse(text, {
      ...{ bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true },
      max_record_size: 10_000,
    }) as unknown as ReadRow[]
  } catch {
    return undefined
  }
}

interface Cells {
  email: string
  source: string
  date: string
  today: string
}

function errorOf({ email, source, date, today }: Cells): string | undefined {
  if (!isEmailAddress(email)) return copy.errors.email
  if (date && !isDay(date)) return copy.errors.date
  if (date > today) return copy.errors.future
  // Half a proof is a slip, and no proof.
  if (Boolean(source) !== Boolean(date)) return copy.errors.half
  return undefined
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
}
