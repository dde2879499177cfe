import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

/**
 * Articles and leads are found by words that are folded in another way than before (src/india/words.ts), so both indexes
 * are emptied. The next start fills that of the articles (indexLostPosts), the desk's own task that of the leads.
 */
export async function up(db: Kysely<unknown>) {
  await sql`delete from post_word_trigrams`.execute(db)
  await sql`delete from post_words`.execute(db)
  await sql`update lead_handling set is_findable = 0`.execute(db)

  if (engineOf(db) === 'postgres') {
    await sql`update posts set search = null`.execute(db)
    await sql`update lead_handling set words = null`.execute(db)
  } else {
    await sql`delete from post_search`.execute(db)
    await sql`insert into lead_search (lead_search) values ('delete-all')`.execute(db)
  }
}
