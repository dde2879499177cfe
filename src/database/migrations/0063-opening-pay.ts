import type { Kysely } from 'kysely'

/** What an opening pays, as staff typed it. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('openings')
    .addColumn('pay', 'text', (col) => col.notNull().defaultTo(''))
    .execute()
}
