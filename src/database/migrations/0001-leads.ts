import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('reference', 'text', (col) => col.notNull().unique())
    .addColumn('full_name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('details', 'text', (col) => col.notNull())
    .addColumn('fingerprint', 'text', (col) => col.notNull().unique())
    .addColumn('quarantine_reason', 'text')
    .addColumn('received_at', 'text', (col) => col.notNull())
    .addColumn('reply_by', 'text')
    .execute()

  await db.schema.createIndex('leads_received').on('leads').columns(['received_at', 'id']).execute()

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (col) => col.primaryKey())
    .addColumn('lead_id', 'text', (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (col) => col.notNull())
    .execute()

  await db.schema.createIndex('idempotency_keys_lead').on('idempotency_keys').column('lead_id').execute()
}
