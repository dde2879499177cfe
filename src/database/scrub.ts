import { sql } from 'kysely'
import { type Database, engineOf } from './database.ts'

/** Pages of the index of words that one step works on: some ten milliseconds, between which others are answered. */
const STEP_PAGES = 16
const MOST_STEPS = 20_000

/**
 * After rows were deleted, takes away what the engine itself still keeps of
 * them. SQLite overwrites deleted rows at once (secure_delete, see openSqlite);
 * left are words in the index of the desk's search, until its parts are put
 * together anew, and the log of what was written, which is emptied into the
 * database and cut to nothing unless somebody reads from it just then.
 * PostgreSQL writes its tables anew in the night; see write-anew.ts.
 */
export async function scrub(db: Database) {
  if (engineOf(db) === 'postgres') return

  for (let step = 0, isDone = false; !isDone && step < MOST_STEPS; step++) isDone = await mergeWords(db, step === 0)
  await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db)
}

// https://www.sqlite.org/fts5.html#the_merge_command: begun with a negative number, done once a step changes nothing.
async function mergeWords(db: Database, isFirst: boolean): Promise<boolean> {
  const before = await changes(db)
  const pages = sql.lit(isFirst ? -STEP_PAGES : STEP_PAGES)
  await sql`insert into lead_search (lead_search, rank) values ('merge', ${pages})`.execute(db)
  return (await changes(db)) - before < 2
}

async function changes(db: Database): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db)
  return rows[0]!.changes
}
