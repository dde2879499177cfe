import type { Kysely } from 'kysely'

/** An edition's page in the public archive, its links with how often each was tapped, and what mail servers reported later. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('edition_pages')
    .addColumn('edition_id', 'text', (col) => col.primaryKey().references('editions.id').onDelete('cascade'))
    .addColumn('name', 'text', (col) => col.notNull().unique())
    .addColumn('is_private', 'integer', (col) => col.notNull())
    .addColumn('revision', 'integer', (col) => col.notNull())
    .addColumn('began_at', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('preheader', 'text', (col) => col.notNull())
    .addColumn('parts', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('edition_pages_began').on('edition_pages').columns(['is_private', 'began_at']).execute()

  await db.schema
    .createTable('edition_links')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('edition_id', 'text', (col) => col.notNull().references('editions.id').onDelete('cascade'))
    .addColumn('number', 'integer', (col) => col.notNull())
    .addColumn('href', 'text', (col) => col.notNull())
    .addColumn('taps', 'integer', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('edition_links_edition').on('edition_links').columns(['edition_id', 'number']).execute()

  await db.schema.alterTable('edition_deliveries').addColumn('reported', 'text').execute()
}
