import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('payload', 'text', (col) => col.notNull())
    .addColumn('lead_id', 'text', (col) => col.references('leads.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addColumn('due_at', 'text', (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('failed_at', 'text')
    // One message of a kind for a lead, however often the same lead is offered.
    .addUniqueConstraint('outbox_once_per_lead', ['lead_id', 'kind'])
    .execute()

  // Only what is still to do: the index stays small however much has been delivered.
  await db.schema
    .createIndex('outbox_pending')
    .on('outbox')
    .column('due_at')
    .where(sql<boolean>`delivered_at is null and failed_at is null`)
    .execute()
}
