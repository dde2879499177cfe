import type { Kysely } from 'kysely'

/**
 * Articles and what the company says of itself in other languages than English: beside the English rows, so that a release
 * which knows no language goes on showing what it showed.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_translations')
    .addColumn('post_id', 'integer', (col) => col.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('description', 'text', (col) => col.notNull())
    .addColumn('seo_meta_description', 'text', (col) => col.notNull())
    .addColumn('cover_alt', 'text', (col) => col.notNull())
    .addColumn('content_html', 'text', (col) => col.notNull())
    .addColumn('content_text', 'text', (col) => col.notNull())
    .addColumn('contents', 'text', (col) => col.notNull())
    .addColumn('is_public', 'integer', (col) => col.notNull())
    .addColumn('updated_at', 'text', (col) => col.notNull())
    .addColumn('made_from', 'text', (col) => col.notNull())
    .addColumn('made_at', 'text', (col) => col.notNull())
    .addColumn('is_seeded', 'integer', (col) => col.notNull())
    .addColumn('draft', 'text')
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('editor', 'text', (col) => col.notNull())
    .addColumn('changed_at', 'text', (col) => col.notNull())
    .addColumn('changed_by', 'text')
    .addPrimaryKeyConstraint('post_translations_key', ['post_id', 'language'])
    .execute()

  await db.schema
    .createTable('post_translation_revisions')
    .addColumn('post_id', 'integer', (col) => col.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('number', 'integer', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('made_at', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('post_translation_revisions_key', ['post_id', 'language', 'number'])
    .execute()

  await db.schema
    .createTable('register_translations')
    .addColumn('entry_id', 'text', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('values', 'text', (col) => col.notNull())
    .addColumn('english', 'text', (col) => col.notNull())
    .addColumn('revision', 'integer', (col) => col.notNull())
    .addColumn('updated_at', 'text', (col) => col.notNull())
    .addColumn('updated_by', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('register_translations_key', ['entry_id', 'language'])
    .execute()
}
