import type { Register } from './register.ts'
import { type CompanyFacts, registers } from './registers.ts'
import { valuesSchema } from './value-schema.ts'

/** An entry as it is stored, in the order of its register. */
interface StoredEntry {
  id: string
  register: string
  key?: string | null | undefined
  isSample: boolean
  /** Parsed JSON, maybe of another release. */
  values: unknown
}

const SCHEMAS = new Map(registers.map(({ id, fields }) => [id, valuesSchema(fields)]))

/** The facts that pages read, out of what is published. An entry that this release cannot read is left out. */
export function publishedFacts(entries: readonly StoredEntry[]): CompanyFacts {
  const facts = registers.map((register) => {
    const own = entries.filter((entry) => entry.register === register.id)
    return [
      register.id,
      shapeOf(
        register,
        own.flatMap((entry) => readEntry(register, entry)),
      ),
    ]
  })
  return Object.fromEntries(facts) as CompanyFacts
}

interface ReadEntry {
  key: string | null
  entry: Record<string, unknown>
}

function readEntry(register: Register, { id, key = null, isSample, values }: StoredEntry): ReadEntry[] {
  const read = SCHEMAS.get(register.id)?.safeParse(values).data
  return read ? [{ key, entry: { ...read, id, isSample } }] : []
}

function shapeOf({ kind, columns: [first = ''] }: Register, own: ReadEntry[]) {
  const entries = own.map(({ entry }) => entry)
  switch (kind) {
    case 'one':
      return entries[0]
    case 'named':
      return Object.fromEntries(own.flatMap(({ key, entry }) => (key ? [[key, entry]] : [])))
    case 'ordered':
      return entries
    case 'sorted':
      return entries.toSorted((a, b) => Number(b[first]) - Number(a[first]))
  }
}
