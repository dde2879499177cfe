import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('builds')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('files', 'text', (col) => col.notNull())
    .addColumn('last_used_at', 'text', (col) => col.notNull())
    .execute()
}
