import type { Kysely } from 'kysely'

/** Each legal text as visitors have seen it, by its own version. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('legal_texts')
    .addColumn('version', 'text', (col) => col.primaryKey())
    .addColumn('which', 'text', (col) => col.notNull())
    .addColumn('policy', 'text', (col) => col.notNull())
    .addColumn('first_shown_at', 'text', (col) => col.notNull())
    .execute()
}
