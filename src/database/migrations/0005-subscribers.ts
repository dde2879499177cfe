import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('address', 'text', (col) => col.notNull().unique())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('full_name', 'text', (col) => col.notNull())
    .addColumn('topics', 'text', (col) => col.notNull())
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .addColumn('asked_by', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('times_asked', 'integer', (col) => col.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('subscribers_unconfirmed')
    .on('subscribers')
    .column('created_at')
    .where(sql<boolean>`confirmed_at is null`)
    .execute()

  await db.schema
    .createTable('subscriber_tokens')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('subscriber_id', 'text', (col) => col.notNull().references('subscribers.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (col) => col.notNull())
    .addColumn('expires_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('subscriber_tokens_owner').on('subscriber_tokens').column('subscriber_id').execute()
  await db.schema.createIndex('subscriber_tokens_expiry').on('subscriber_tokens').column('expires_at').execute()

  // How a subscriber's own leads are found when the address is erased, however many other leads there are.
  await db.schema
    .createIndex('leads_subscription_address')
    .on('leads')
    .expression(sql`lower(email)`)
    .where(sql<boolean>`kind = 'subscription'`)
    .execute()
}
