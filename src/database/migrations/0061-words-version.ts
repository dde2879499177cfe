import type { Kysely } from 'kysely'

/** By which version of the index each lead can be found, so that older leads are indexed anew bit by bit, and found meanwhile. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('lead_handling')
    .addColumn('words_version', 'integer', (col) => col.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('lead_handling_words_version')
    .on('lead_handling')
    .columns(['words_version', 'number'])
    .execute()
}
