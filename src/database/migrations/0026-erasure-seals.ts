import type { Kysely } from 'kysely'

/** Whom an older backup must not bring back: keyed hashes, whose key is in no backup. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('erasure_seals')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('key_name', 'text', (col) => col.notNull())
    .addColumn('sealed_at', 'text', (col) => col.notNull())
    .execute()
}
