import type { Kysely } from 'kysely'

/** Since when a lead has its stage, what colleagues think of an applicant, and what a resume says. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('lead_handling').addColumn('stage_at', 'text').execute()

  await db.schema
    .createTable('lead_ratings')
    .addColumn('lead_id', 'text', (col) => col.notNull().references('leads.id').onDelete('cascade'))
    // No foreign key: an account that goes takes no judgement with it.
    .addColumn('staff_id', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addColumn('stars', 'integer', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('at', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('lead_ratings_key', ['lead_id', 'staff_id'])
    .execute()

  await db.schema
    .createTable('resume_texts')
    .addColumn('lead_id', 'text', (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('file_key', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('trouble', 'text', (col) => col.notNull())
    .addColumn('read_at', 'text', (col) => col.notNull())
    .execute()
}
