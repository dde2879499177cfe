import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { TableShape } from './list-tables.ts'
import { type Row, readRows } from './read-rows.ts'

export interface TableDigest {
  rows: number
  /** Of what all rows say, in whatever order and on whichever engine they are read. */
  digest: string
}

export type Digests = Record<string, TableDigest>

const MODULUS = 2n ** 128n

/** Counts and digests, table by table: two databases with the same ones hold the same. */
export async function digestTables(db: Kysely<Tables>, shapes: TableShape[]): Promise<Digests> {
  const digests: Digests = {}
  for (const shape of shapes) {
    const digest = createDigest(shape)
    for await (const batch of readRows(db, shape)) batch.forEach(digest.add)
    digests[shape.name] = digest.result()
  }
  return digests
}

/** Engines sort texts differently, so the rows' hashes are added up, which any order does alike. */
export function createDigest({ columns }: TableShape) {
  const sorted = columns.toSorted()
  let rows = 0
  let sum = 0n

  return {
    add(row: Row) {
      const text = JSON.stringify(sorted.map((column) => [column, plain(row[column])]))
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`)) % MODULUS
      rows += 1
    },
    result: (): TableDigest => ({ rows, digest: sum.toString(16).padStart(32, '0') }),
  }
}

/** What differs between two sets of digests, in words; empty where nothing does. */
export function compareDigests(expected: Digests, found: Digests): string[] {
  return Object.entries(expected).flatMap(([table, { rows, digest }]) => {
    const other = found[table]
    if (!other) return [`${table} is missing`]
    if (other.rows !== rows) return [`${table} has ${other.rows} rows instead of ${rows}`]
    return other.digest === digest ? [] : [`${table} has ${rows} rows that do not say the same`]
  })
}

// A number that one driver gives as a number comes as text from another.
function plain(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}
