import type { Kysely } from 'kysely'

/** Who at the desk read of which lead: a line a person, lead and hour. It outlives the lead, and holds nothing of it. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('lead_reads')
    .addColumn('lead_id', 'text', (col) => col.notNull())
    .addColumn('hour', 'text', (col) => col.notNull())
    .addColumn('staff_id', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addColumn('extent', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('lead_reads_key', ['lead_id', 'hour', 'staff_id'])
    .execute()
  await db.schema.createIndex('lead_reads_hour').on('lead_reads').columns(['hour', 'staff_id', 'lead_id']).execute()
}
