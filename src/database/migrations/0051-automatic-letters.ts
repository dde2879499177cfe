import type { Kysely } from 'kysely'

/** What subscribers choose of how often they get one, and editions that the site begins by itself. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('subscribers').addColumn('frequency', 'text').execute()
  await db.schema.alterTable('subscribers').addColumn('most_a_week', 'integer').execute()
  await db.schema.alterTable('subscribers').addColumn('units_a_month', 'integer').execute()

  await db.schema.alterTable('editions').addColumn('automatic', 'text').execute()

  await db.schema
    .createTable('automatic_letters')
    .addColumn('kind', 'text', (col) => col.primaryKey())
    .addColumn('mode', 'text', (col) => col.notNull())
    .addColumn('changed_at', 'text', (col) => col.notNull())
    .addColumn('changed_by_name', 'text', (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('edition_news')
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('state_code', 'text')
    .addColumn('noted_at', 'text', (col) => col.notNull())
    .addColumn('is_old', 'integer', (col) => col.notNull())
    .addColumn('edition_id', 'text', (col) => col.references('editions.id').onDelete('set null'))
    .addColumn('digest_id', 'text', (col) => col.references('editions.id').onDelete('set null'))
    .addPrimaryKeyConstraint('edition_news_pk', ['kind', 'subject'])
    .execute()
  await db.schema.createIndex('edition_news_edition').on('edition_news').column('edition_id').execute()
  await db.schema.createIndex('edition_news_digest').on('edition_news').column('digest_id').execute()
}
