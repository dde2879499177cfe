import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

/** Leads are found by the end of a phone number too: the desk's own task writes their words anew. */
export async function up(db: Kysely<unknown>) {
  await sql`update lead_handling set is_findable = 0`.execute(db)
  if (engineOf(db) === 'postgres') await sql`update lead_handling set words = null`.execute(db)
  else await sql`insert into lead_search (lead_search) values ('delete-all')`.execute(db)
}
