import type { Field, Fields } from '#company/registers/fields.ts'
import { deskDay } from '#desk/frame/desk-time.ts'
import { historyCopy as copy, registerCopy } from './words.en.ts'

type Values = Record<string, unknown>

/** The name of an entry: its list's first column. */
export function nameOf(
  { columns: [first = ''], fields }: { columns: readonly string[]; fields: Fields },
  values: Values,
) {
  const field = fields[first]
  return (field && inWords(field, values[first])) || registerCopy.unnamed
}

/** A field's value as a list, a comparison or a spreadsheet says it; empty where there is none. */
export function inWords(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field.kind) {
    case 'rows':
      return (value as Values[])
        .map((row) =>
          Object.entries(field.fields)
            .map(([name, inner]) => inWords(inner, row[name]))
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n')
    case 'lines':
      return (value as string[]).join('\n')
    case 'choice':
      return field.options[String(value)] ?? String(value)
    case 'yes':
      return value ? copy.yes : copy.no
    case 'rupees':
      return `₹${(Number(value) / 100).toLocaleString('en-IN')}`
    case 'day':
      return deskDay(String(value))
    case 'month':
      return monthName(String(value))
    case 'picture':
      return (value as { alt?: string }).alt ?? ''
    default:
      return String(value)
  }
}

const months = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'short', year: 'numeric' })

function monthName(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`))
}

export interface Difference {
  label: string
  before: string
  after: string
}

/** What differs between two states of an entry, field by field. */
export function compareEntries(fields: Fields, before: Values, after: Values): Difference[] {
  return Object.entries(fields)
    .filter(([name]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
    .map(([name, field]) => ({
      label: field.label,
      before: inFull(field, before[name]),
      after: inFull(field, after[name]),
    }))
}

// Two pictures that say the same are two pictures all the same.
function inFull(field: Field, value: unknown): string {
  if (field.kind !== 'picture' || !value) return inWords(field, value)
  const { id, alt, focus } = value as { id: string; alt: string; focus: { x: number; y: number } }
  return `${alt} (${id.slice(0, 8)}, ${Math.round(focus.x * 100)} × ${Math.round(focus.y * 100)} %)`
}
