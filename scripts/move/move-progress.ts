import { type Kysely, sql } from 'kysely'
import type { CopyProgress } from '../../src/database/copy/copy-database.ts'
import type { Row } from '../../src/database/copy/read-rows.ts'
import type { Database } from '../../src/database/database.ts'
import type { Tables } from '../../src/database/tables.ts'
import { OperatorError } from '../../src/platform/operation/operator-error.ts'

/** Kept on the other side for as long as a move is under way, so that one that was cut off goes on where it was. */
export interface MoveProgress extends CopyProgress {
  /** True where this very move was begun before. */
  isBegun: boolean
  begin: () => Promise<void>
  end: () => Promise<void>
}

/** `source` names what is moved: a move of something else is not gone on with. */
export async function openProgress(db: Database, source: string): Promise<MoveProgress> {
  const isThere = await exists(db)
  const begun = isThere ? await find(db, '') : undefined
  if (isThere && begun !== source) throw new OperatorError(`A move from ${begun} was begun there and is not at its end`)

  return {
    isBegun: isThere,
    async begin() {
      await db.transaction().execute(async (trx) => {
        await sql`create table move_progress (table_name text primary key, last text not null)`.execute(trx)
        await note(trx, '', source)
      })
    },
    async last(table) {
      const last = await find(db, table)
      return last === undefined ? undefined : (JSON.parse(last) as Row)
    },
    remember: (trx, table, last) => note(trx, table, JSON.stringify(last)),
    async end() {
      await sql`drop table move_progress`.execute(db)
    },
  }
}

async function exists(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('move_progress')::text as name`.execute(db)
  return rows[0]?.name !== null
}

async function find(db: Database, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ last: string }>`
    select last from move_progress where table_name = ${table}
  `.execute(db)
  return rows[0]?.last
}

async function note(trx: Kysely<Tables>, table: string, last: string) {
  await sql`
    insert into move_progress (table_name, last) values (${table}, ${last})
    on conflict (table_name) do update set last = excluded.last
  `.execute(trx)
}
