import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

/**
 * SQLite keeps the beginnings of words ready, of two to seven letters, so that it gives the leads of one as it gives those
 * of a word, one by one. Such an index cannot be added to one that is there, so the desk's own task fills it anew.
 */
export async function up(db: Kysely<unknown>) {
  await indexOwners(db)
  if (engineOf(db) === 'postgres') return

  await sql`drop table lead_search`.execute(db)
  await sql`
    create virtual table lead_search using fts5 (
      words, content = '', contentless_delete = 1, detail = none, prefix = '2 3 4 5 6 7',
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc' tokenchars ':'"
    )
  `.execute(db)
  await sql`update lead_handling set is_findable = 0`.execute(db)
}

// All leads of a colleague, in whichever state: a list in either order is walked, not sorted.
async function indexOwners(db: Kysely<unknown>) {
  const due = sql`(coalesce(reply_by, '9999'))`
  await sql`
    create index lead_handling_owner_received on lead_handling (owner_id, received_at, lead_id) where owner_id is not null
  `.execute(db)
  await sql`
    create index lead_handling_owner_due on lead_handling (owner_id, ${due}, lead_id) where owner_id is not null
  `.execute(db)
}
