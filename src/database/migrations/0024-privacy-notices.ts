import type { Kysely } from 'kysely'

/** The texts that consents were given under, by the version that the consents name. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('privacy_notices')
    .addColumn('version', 'text', (col) => col.primaryKey())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('first_shown_at', 'text', (col) => col.notNull())
    .execute()
}
