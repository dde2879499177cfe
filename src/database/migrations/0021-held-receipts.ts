import type { Kysely } from 'kysely'

/** Why the sender of a lead got no receipt by mail, so that staff can decide. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('leads').addColumn('receipt_held', 'text').execute()
}
