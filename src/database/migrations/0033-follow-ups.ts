import { type Kysely, sql } from 'kysely'

/** When somebody means to write or call again, and about what. A lead has one at a time; those that are over stay. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('lead_follow_ups')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('lead_id', 'text', (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('due_at', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('set_by', 'text')
    .addColumn('set_by_name', 'text', (col) => col.notNull())
    .addColumn('set_at', 'text', (col) => col.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  const isOpen = sql<boolean>`ended_at is null`
  await db.schema
    .createIndex('lead_follow_ups_open')
    .unique()
    .on('lead_follow_ups')
    .column('lead_id')
    .where(isOpen)
    .execute()
  await db.schema
    .createIndex('lead_follow_ups_due')
    .on('lead_follow_ups')
    .columns(['due_at', 'lead_id'])
    .where(isOpen)
    .execute()
  await db.schema.createIndex('lead_follow_ups_lead').on('lead_follow_ups').columns(['lead_id', 'set_at']).execute()
}
