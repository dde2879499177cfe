import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

/** The words that leads are found by on SQLite, to be looked up by their beginnings: a view of the index, with no rows of its own. */
export async function up(db: Kysely<unknown>) {
  if (engineOf(db) === 'sqlite')
    await sql`create virtual table lead_search_words using fts5vocab ('lead_search', 'row')`.execute(db)
}
