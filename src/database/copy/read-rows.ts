import { type Kysely, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { TableShape } from './list-tables.ts'

export type Row = Record<string, unknown>

// An article may have 100 KB: this many of them are still little memory.
const BATCH = 200

/** A table's rows in batches, by its key, from behind the given row. */
export async function* readRows(
  db: Kysely<Tables>,
  { name, columns, key }: TableShape,
  after?: Row,
): AsyncGenerator<Row[]> {
  const [table, selected, ordered] = [sql.table(name), list(columns), list(key)]
  let last = after

  do {
    const behind = last ? sql`where (${ordered}) > (${sql.join(valuesOf(last, key))})` : sql``
    const { rows } = await sql<Row>`
      select ${selected} from ${table} ${behind} order by ${ordered} limit ${sql.lit(BATCH)}
    `.execute(db)
    if (rows.length > 0) yield rows.map(toPlain)
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}

export function keyOf(row: Row, { key }: TableShape): Row {
  return Object.fromEntries(key.map((column) => [column, row[column]]))
}

// Times and booleans as SQLite keeps them; PostgreSQL takes them like this too.
function toPlain(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toPlainValue(value)]))
}

function toPlainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'boolean' ? Number(value) : value
}

function list(columns: string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}

function valuesOf(row: Row, key: string[]): unknown[] {
  return key.map((column) => row[column])
}
