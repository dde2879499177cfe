import type { Kysely } from 'kysely'

/** How each of staff signs, when they hear of leads that they are given, and which of these they have not heard of. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('staff').addColumn('signature', 'text').execute()
  await db.schema.alterTable('staff').addColumn('hears_of_leads', 'text').execute()

  await db.schema
    .createTable('lead_hand_overs')
    .addColumn('lead_id', 'text', (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (col) => col.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('by_name', 'text', (col) => col.notNull())
    .addColumn('at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('lead_hand_overs_staff').on('lead_hand_overs').columns(['staff_id', 'at']).execute()
}
