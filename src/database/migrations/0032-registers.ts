import type { Kysely } from 'kysely'

/** What the company says of itself: entries of all registers, every version of each, and what changes with each publish. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('register_entries')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('register', 'text', (col) => col.notNull())
    .addColumn('key', 'text')
    .addColumn('position', 'integer', (col) => col.notNull())
    .addColumn('published', 'text')
    .addColumn('draft', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('is_sample', 'integer', (col) => col.notNull())
    .addColumn('revision', 'integer', (col) => col.notNull())
    .addColumn('updated_at', 'text', (col) => col.notNull())
    .addColumn('updated_by', 'text', (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('register_entries_in_order')
    .on('register_entries')
    .columns(['register', 'position', 'id'])
    .execute()

  await db.schema
    .createTable('register_versions')
    .addColumn('entry_id', 'text', (col) => col.notNull())
    .addColumn('number', 'integer', (col) => col.notNull())
    .addColumn('act', 'text', (col) => col.notNull())
    .addColumn('values', 'text', (col) => col.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('is_sample', 'integer', (col) => col.notNull())
    .addColumn('made_at', 'text', (col) => col.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('register_versions_key', ['entry_id', 'number'])
    .execute()

  await db.schema
    .createTable('register_stamp')
    .addColumn('id', 'integer', (col) => col.primaryKey())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('changed_at', 'text', (col) => col.notNull())
    .execute()
  await (db as Kysely<{ register_stamp: object }>)
    .insertInto('register_stamp')
    .values({ id: 1, version: 0, changed_at: '' })
    .execute()
}
