import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { createDigest, type Digests } from './digest-tables.ts'
import type { TableShape } from './list-tables.ts'
import { keyOf, type Row, readRows } from './read-rows.ts'

/** How far an interrupted copy came: the key of the last row that is on the other side, by table. */
export interface CopyProgress {
  last: (table: string) => Promise<Row | undefined>
  /** Called in the transaction that wrote the rows. */
  remember: (trx: Kysely<Tables>, table: string, last: Row) => Promise<void>
}

const FROM_THE_START: CopyProgress = { last: async () => undefined, remember: async () => {} }

/**
 * Copies all rows of one database into another with the same tables, whichever
 * engine each of them is, and tells counts and digests of what it read and
 * wrote. Rows that the other side knows already from an interrupted copy are
 * not read again, and so are not in the digests.
 */
export async function copyDatabase(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  shapes: TableShape[],
  progress = FROM_THE_START,
): Promise<Digests> {
  const digests: Digests = {}

  for (const shape of shapes) {
    const digest = createDigest(shape)
    for await (const batch of readRows(from, shape, await progress.last(shape.name))) {
      await inTransaction(to, async (trx) => {
        await trx
          .insertInto(shape.name as keyof Tables)
          .values(batch as never)
          .execute()
        await progress.remember(trx, shape.name, keyOf(batch.at(-1)!, shape))
      })
      batch.forEach(digest.add)
    }
    digests[shape.name] = digest.result()
  }

  if (engineOf(to) === 'postgres') await setSequences(to)
  return digests
}

/** Empties every table, children first. (On PostgreSQL at once, which no append-only table refuses.) */
export async function emptyTables(db: Kysely<Tables>, shapes: TableShape[]) {
  const tables = shapes.map(({ name }) => sql.table(name)).toReversed()
  if (engineOf(db) === 'postgres') await sql`truncate ${sql.join(tables)}`.execute(db)
  else for (const table of tables) await sql`delete from ${table}`.execute(db)
}

function inTransaction<Result>(db: Kysely<Tables>, run: (trx: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? run(db) : db.transaction().execute(run)
}

// Rows came with their numbers: the next number that PostgreSQL gives has to be a new one.
async function setSequences(db: Kysely<Tables>) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'
  `.execute(db)

  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}
    `.execute(db)
  }
}
