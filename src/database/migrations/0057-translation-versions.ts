import { type Kysely, sql } from 'kysely'

/**
 * An entry in another language may wait as a draft, and its earlier states can be compared and brought back. What visitors
 * read stays where the release before looks for it.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('register_translations').addColumn('draft', 'text').execute()

  await db.schema
    .createTable('register_translation_versions')
    .addColumn('entry_id', 'text', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('number', 'integer', (col) => col.notNull())
    .addColumn('act', 'text', (col) => col.notNull())
    .addColumn('values', 'text', (col) => col.notNull())
    .addColumn('english', 'text', (col) => col.notNull())
    .addColumn('made_at', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('register_translation_versions_key', ['entry_id', 'language', 'number'])
    .execute()
  // What was written before is where its history begins.
  await sql`
    INSERT INTO register_translation_versions (entry_id, language, number, act, "values", english, made_at, staff_name)
    SELECT entry_id, language, 1, 'published', "values", english, updated_at, updated_by FROM register_translations
  `.execute(db)
}
