import { type Kysely, sql } from 'kysely'

/** All that an address has sent, for the person's own page: asked by strangers, so it may not read every lead there is. */
export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('leads_address').on('leads').expression(sql`lower(email)`).execute()
}
