import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('rate_limits')
    // Counters need not survive a crash. PostgreSQL writes no log for an unlogged table, so a hit waits for no disk.
    .$call((table) => (engineOf(db) === 'postgres' ? table.modifyFront(sql`unlogged`) : table))
    .addColumn('key', 'text', (col) => col.primaryKey())
    .addColumn('hits', 'integer', (col) => col.notNull())
    .addColumn('ends_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_end').on('rate_limits').column('ends_at').execute()
}
