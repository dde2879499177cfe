import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('last_operations')
    .addColumn('operation', 'text', (col) => col.primaryKey())
    .addColumn('finished_at', 'text', (col) => col.notNull())
    .addColumn('is_ok', 'integer', (col) => col.notNull())
    .addColumn('details', 'text', (col) => col.notNull())
    .execute()
}
