import type { Kysely } from 'kysely'

/** What the desk watches, and whom we never write to again. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('tallies')
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('times', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('tallies_key', ['kind', 'day', 'name'])
    .execute()

  await db.schema
    .createTable('suppressions')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('suppressed_by', 'text', (col) => col.notNull())
    .addColumn('suppressed_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.alterTable('subscribers').addColumn('suppressed_at', 'text').execute()

  // The desk's list, newest first, page by page.
  await db.schema.createIndex('subscribers_created').on('subscribers').columns(['created_at', 'id']).execute()
}
