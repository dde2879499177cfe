import { type Kysely, sql } from 'kysely'

/** When our engineers can come, and who has chosen which of these times. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('visit_slots')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('starts_at', 'text', (col) => col.notNull())
    .addColumn('ends_at', 'text', (col) => col.notNull())
    // An entry of the register of areas; no foreign key, since entries come and go by rules of their own.
    .addColumn('area_id', 'text', (col) => col.notNull())
    .addColumn('area_name', 'text', (col) => col.notNull())
    .addColumn('places', 'integer', (col) => col.notNull())
    .addColumn('made_by', 'text', (col) => col.notNull())
    .addColumn('made_at', 'text', (col) => col.notNull())
    .addColumn('cancelled_at', 'text')
    .execute()
  await db.schema.createIndex('visit_slots_start').on('visit_slots').columns(['starts_at', 'id']).execute()

  await db.schema
    .createTable('visits')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('lead_id', 'text', (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('slot_id', 'text', (col) => col.notNull().references('visit_slots.id'))
    .addColumn('booked_at', 'text', (col) => col.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .execute()
  // A lead has one visit at most that is still to come.
  await db.schema
    .createIndex('visits_of_lead')
    .unique()
    .on('visits')
    .column('lead_id')
    .where(sql<boolean>`ended_at is null`)
    .execute()
  await db.schema.createIndex('visits_of_slot').on('visits').column('slot_id').execute()
  await db.schema.createIndex('visits_by_lead').on('visits').column('lead_id').execute()
}
