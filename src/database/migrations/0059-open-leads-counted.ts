import { type Kysely, sql } from 'kysely'

/** All that the desk's counts of open leads ask about one, so that not one of them is looked up. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index lead_handling_open_counted on lead_handling (lead_id, kind, status, reply_by)
    where status in ('new', 'in-hand')
  `.execute(db)
}
