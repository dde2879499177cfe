import type { Kysely } from 'kysely'

/** Slots for interviews beside those for visits, and who agreed to be thought of for other jobs, until when. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('visit_slots').addColumn('meeting', 'text').execute()
  await db.schema.alterTable('visit_slots').addColumn('meeting_place', 'text').execute()

  await db.schema
    .createTable('talent_pool')
    .addColumn('lead_id', 'text', (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('agreed_at', 'text', (col) => col.notNull())
    .addColumn('ends_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('talent_pool_end').on('talent_pool').column('ends_at').execute()
}
