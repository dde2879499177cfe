import type { Kysely } from 'kysely'

/** A view of the inbox that its maker lets colleagues see; null: theirs alone. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('lead_views').addColumn('shared_at', 'text').execute()
}
