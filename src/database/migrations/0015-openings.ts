import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('openings')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('place', 'integer', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('location', 'text', (col) => col.notNull())
    .addColumn('type', 'text', (col) => col.notNull())
    .addColumn('posted_on', 'text', (col) => col.notNull())
    .addColumn('summary', 'text', (col) => col.notNull())
    .addColumn('description', 'text', (col) => col.notNull())
    .addColumn('requirements', 'text', (col) => col.notNull())
    .addColumn('opens_on', 'text')
    .addColumn('closes_on', 'text')
    .addColumn('is_seeded', 'integer', (col) => col.notNull())
    .addColumn('changed_at', 'text', (col) => col.notNull())
    .execute()
}
