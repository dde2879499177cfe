import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('recurring_tasks')
    .addColumn('task', 'text', (col) => col.primaryKey())
    .addColumn('period', 'text', (col) => col.notNull())
    .addColumn('leased_until', 'text', (col) => col.notNull())
    .addColumn('finished_at', 'text')
    .execute()
}
