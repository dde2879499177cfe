import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'

/** How many receipts went to an inbox of late, and which inboxes have answered us. Both keep a hash, and no address. */
export async function up(db: Kysely<Tables>) {
  await db.schema
    .createTable('receipts')
    .addColumn('mailbox', 'text', (col) => col.notNull())
    .addColumn('place', 'integer', (col) => col.notNull())
    .addColumn('delivery', 'text', (col) => col.notNull())
    .addColumn('claimed_at', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('receipts_key', ['mailbox', 'place'])
    .execute()
  await db.schema.createIndex('receipts_claimed').on('receipts').column('claimed_at').execute()

  await db.schema
    .createTable('known_mailboxes')
    .addColumn('mailbox', 'text', (col) => col.notNull())
    .addColumn('source', 'text', (col) => col.notNull())
    .addColumn('known_since', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('known_mailboxes_key', ['mailbox', 'source'])
    .execute()
  await db.schema.createIndex('known_mailboxes_source').on('known_mailboxes').column('source').execute()

  await rememberWhoAnswered(db)
}

interface Tables {
  subscribers: { id: string; email: string; confirmed_at: string | null }
  leads: { id: string; email: string }
  lead_handling: { lead_id: string; answered_at: string | null }
  known_mailboxes: { mailbox: string; source: string; known_since: string }
}

const BATCH = 500

async function rememberWhoAnswered(db: Kysely<Tables>) {
  const subscribers = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'confirmed_at as since'])
    .where('confirmed_at', 'is not', null)
    .execute()
  const leads = await db
    .selectFrom('lead_handling')
    .innerJoin('leads', 'leads.id', 'lead_handling.lead_id')
    .select(['leads.id', 'leads.email', 'lead_handling.answered_at as since'])
    .where('lead_handling.answered_at', 'is not', null)
    .execute()
  const rows = [...subscribers, ...leads].map(({ id, email, since }) => ({
    mailbox: hashOfMailbox(email),
    source: id,
    known_since: since ?? '',
  }))

  for (let at = 0; at < rows.length; at += BATCH) {
    await db
      .insertInto('known_mailboxes')
      .values(rows.slice(at, at + BATCH))
      .execute()
  }
}

// As src/leads/mailbox.ts had it on the day of this migration.
function hashOfMailbox(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at).replace(/(?<=.)\+.*$/, ''), address.slice(at + 1)]
  const mailbox = /^g(?:oogle)?mail\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
  return createHash('sha256').update(mailbox).digest('hex')
}
