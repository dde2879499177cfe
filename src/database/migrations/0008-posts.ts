import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter

  await db.schema
    .createTable('posts')
    .addColumn('id', 'integer', (col) =>
      isSqlite ? col.primaryKey().autoIncrement() : col.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('slug', 'text', (col) => col.notNull().unique())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('description', 'text', (col) => col.notNull())
    .addColumn('seo_meta_description', 'text', (col) => col.notNull())
    .addColumn('content_html', 'text', (col) => col.notNull())
    .addColumn('content_text', 'text', (col) => col.notNull())
    .addColumn('contents', 'text', (col) => col.notNull())
    .addColumn('reading_minutes', 'integer', (col) => col.notNull())
    .addColumn('cover', 'text', (col) => col.notNull())
    .addColumn('cover_alt', 'text', (col) => col.notNull())
    .addColumn('thumbnail_image', 'text')
    .addColumn('featured_image', 'text')
    .addColumn('tags', 'text', (col) => col.notNull())
    .addColumn('sources', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('published_at', 'text', (col) => col.notNull())
    .addColumn('updated_at', 'text', (col) => col.notNull())
    .addColumn('is_seeded', 'integer', (col) => col.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createIndex('posts_visible')
    .on('posts')
    .columns(['published_at', 'id'])
    .where(sql<boolean>`status <> 'draft'`)
    .execute()

  await db.schema
    .createTable('post_tags')
    .addColumn('tag', 'text', (col) => col.notNull())
    .addColumn('post_id', 'integer', (col) => col.notNull().references('posts.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('post_tags_key', ['tag', 'post_id'])
    .execute()
  await db.schema.createIndex('post_tags_post').on('post_tags').column('post_id').execute()

  // What was seeded from files, so that a post that staff deleted does not come back.
  await db.schema
    .createTable('post_seeds')
    .addColumn('slug', 'text', (col) => col.primaryKey())
    .addColumn('digest', 'text', (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('blog_version')
    .addColumn('id', 'integer', (col) => col.primaryKey())
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute()
  await sql`insert into blog_version (id, version) values (1, 0)`.execute(db)
}
