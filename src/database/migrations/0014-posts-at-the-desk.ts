import { type Kysely, sql } from 'kysely'

/**
 * What staff need to write posts: a working copy beside what visitors see, its
 * earlier states, the addresses that posts have left, and pictures.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('posts')
    .addColumn('changed_at', 'text', (col) => col.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('posts').addColumn('changed_by', 'text').execute()
  await sql`update posts set changed_at = updated_at`.execute(db)
  await db.schema.createIndex('posts_changed').on('posts').columns(['changed_at', 'id']).execute()

  await db.schema
    .createTable('post_drafts')
    .addColumn('post_id', 'integer', (col) => col.primaryKey().references('posts.id').onDelete('cascade'))
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('is_public', 'integer', (col) => col.notNull())
    .addColumn('saved_at', 'text', (col) => col.notNull())
    .addColumn('staff_id', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addColumn('editor', 'text', (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('post_revisions')
    .addColumn('post_id', 'integer', (col) => col.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('number', 'integer', (col) => col.notNull())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('made_at', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('post_revisions_key', ['post_id', 'number'])
    .execute()

  await db.schema
    .createTable('post_redirects')
    .addColumn('slug', 'text', (col) => col.primaryKey())
    .addColumn('post_id', 'integer', (col) => col.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('made_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('post_redirects_post').on('post_redirects').column('post_id').execute()

  await db.schema
    .createTable('post_pictures')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('width', 'integer', (col) => col.notNull())
    .addColumn('height', 'integer', (col) => col.notNull())
    .addColumn('alt', 'text', (col) => col.notNull())
    .addColumn('uploaded_at', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('post_pictures_uploaded').on('post_pictures').columns(['uploaded_at', 'hash']).execute()
}
