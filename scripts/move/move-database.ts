import { resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { indexPosts } from '#articles/index-posts.ts'
import { type CopyProgress, copyDatabase, emptyTables } from '#database/copy/copy-database.ts'
import { compareDigests, digestTables } from '#database/copy/digest-tables.ts'
import { listTables } from '#database/copy/list-tables.ts'
import type { Row } from '#database/copy/read-rows.ts'
import { type Database, openPostgres } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import type { Tables } from '#database/tables.ts'
import { OperatorError } from '#platform/operation/operator-error.ts'
import { listContents } from '../backup/list-contents.ts'
import { openAlone } from '../backup/open-alone.ts'

/**
 * Carries the embedded database in a file over to a PostgreSQL, and compares
 * counts and hashes of both. Cut off, it goes on where it was when it is begun
 * again. Nobody may write meanwhile: a lead that came to the old place after
 * its table was copied would stay there.
 */
export async function moveDatabase(file: string, url: string): Promise<{ rows: number }> {
  const from = openAlone(file)
  const to = openPostgres(url, { isPatient: true })

  try {
    await migrate(from)
    await migrate(to)
    const shapes = await listTables(from)
    const progress = await openProgress(to, resolve(file))
    if (!progress.isBegun) {
      const contents = await listContents(to)
      if (contents.length > 0) throw new OperatorError(`There are data already: ${contents.join(', ')}.`)
      await emptyTables(to, shapes)
      await progress.begin()
    }

    await copyDatabase(from, to, shapes, progress)
    const [here, there] = [await digestTables(from, shapes), await digestTables(to, shapes)]
    const differences = compareDigests(here, there)
    if (differences.length > 0) throw new Error(`Both sides differ: ${differences.join('; ')}`)

    await to.transaction().execute(indexPosts)
    await progress.end()
    return { rows: Object.values(here).reduce((sum, { rows }) => sum + rows, 0) }
  } finally {
    await Promise.all([from.destroy(), to.destroy()])
  }
}

/** Kept on the other side for as long as a move is under way, so that one that was cut off goes on where it was. */
interface MoveProgress extends CopyProgress {
  /** True where this very move was begun before. */
  isBegun: boolean
  begin: () => Promise<void>
  end: () => Promise<void>
}

/** `source` names what is moved: a move of something else is not gone on with. */
async function openProgress(db: Database, source: string): Promise<MoveProgress> {
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
