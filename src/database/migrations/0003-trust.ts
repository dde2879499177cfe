import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('leads').addColumn('attribution', 'text').execute()

  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (col) => col.primaryKey())
    .addColumn('value', 'text', (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('spent_nonces')
    .addColumn('nonce', 'text', (col) => col.primaryKey())
    .addColumn('expires_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('spent_nonces_expiry').on('spent_nonces').column('expires_at').execute()

  // No foreign keys: the ledger outlives the lead it speaks of, and holds nothing personal itself.
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('lead_id', 'text')
    .addColumn('subscriber_id', 'text')
    .addColumn('purpose', 'text', (col) => col.notNull())
    .addColumn('action', 'text', (col) => col.notNull())
    .addColumn('notice_version', 'text')
    .addColumn('occurred_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('consents_lead').on('consents').column('lead_id').execute()
  await db.schema.createIndex('consents_subscriber').on('consents').column('subscriber_id').execute()

  for (const statement of engineOf(db) === 'postgres' ? APPEND_ONLY_POSTGRES : APPEND_ONLY_SQLITE) {
    await sql.raw(statement).execute(db)
  }
}

// What was agreed to is never rewritten, not even by a mistake of ours. Rows may only be deleted, when their time is over.
const APPEND_ONLY_SQLITE = [
  `create trigger consents_append_only before update on consents
   begin select raise(abort, 'consents is append-only'); end`,
]

const APPEND_ONLY_POSTGRES = [
  `create function refuse_update() returns trigger language plpgsql as
   $$ begin raise exception '% is append-only', tg_table_name; end $$`,
  `create trigger consents_append_only before update on consents
   for each row execute function refuse_update()`,
]
