import type { Kysely } from 'kysely'

/** Editions of the newsletter, to whom each goes, and what subscribers choose beside their topics. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('subscribers').addColumn('state_code', 'text').execute()
  await db.schema.alterTable('subscribers').addColumn('language', 'text').execute()
  await db.schema.alterTable('subscribers').addColumn('paused_until', 'text').execute()
  await db.schema.alterTable('subscribers').addColumn('proof', 'text').execute()

  await db.schema
    .createTable('editions')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('editor', 'text', (col) => col.notNull())
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addColumn('changed_at', 'text', (col) => col.notNull())
    .addColumn('changed_by', 'text', (col) => col.notNull())
    .addColumn('changed_by_name', 'text', (col) => col.notNull())
    .addColumn('approved_by_name', 'text')
    .addColumn('send_at', 'text')
    .addColumn('began_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('html', 'text')
    .addColumn('text', 'text')
    .addColumn('filled_to', 'text')
    .addColumn('filled_at', 'text')
    .addColumn('paused_because', 'text')
    .execute()
  await db.schema.createIndex('editions_status').on('editions').columns(['status', 'began_at']).execute()

  await db.schema
    .createTable('edition_revisions')
    .addColumn('edition_id', 'text', (col) => col.notNull().references('editions.id').onDelete('cascade'))
    .addColumn('number', 'integer', (col) => col.notNull())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('made_at', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('edition_revisions_pk', ['edition_id', 'number'])
    .execute()

  await db.schema
    .createTable('edition_deliveries')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('edition_id', 'text', (col) => col.notNull().references('editions.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (col) => col.references('subscribers.id').onDelete('set null'))
    .addColumn('domain', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('due_at', 'text', (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull())
    .addColumn('handed_by', 'text')
    .addColumn('handed_at', 'text')
    .addColumn('settled_at', 'text')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('edition_deliveries_once', ['edition_id', 'subscriber_id'])
    .execute()
  await db.schema
    .createIndex('edition_deliveries_due')
    .on('edition_deliveries')
    .columns(['edition_id', 'status', 'due_at', 'domain'])
    .execute()
  await db.schema
    .createIndex('edition_deliveries_subscriber')
    .on('edition_deliveries')
    .column('subscriber_id')
    .execute()

  await db.schema
    .createTable('edition_lane')
    .addColumn('id', 'integer', (col) => col.primaryKey())
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'text')
    .execute()

  await db.schema
    .createTable('audiences')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('audience', 'text', (col) => col.notNull())
    .addColumn('made_at', 'text', (col) => col.notNull())
    .addColumn('made_by_name', 'text', (col) => col.notNull())
    .execute()
}
