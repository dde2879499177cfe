import type { Kysely } from 'kysely'

/** Leads that staff have said are of one person, though neither email nor phone says so. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('lead_links')
    .addColumn('lead_id', 'text', (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (col) => col.notNull())
    .addColumn('linked_by', 'text', (col) => col.notNull())
    .addColumn('linked_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('lead_links_person').on('lead_links').column('person_id').execute()
}
