import { type Kysely, sql } from 'kysely'

/**
 * What is said about a lead after it came: letters of ours and of its sender, the files with them, what staff have
 * begun to write, and how far each mailbox has been read.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('lead_messages')
    .addColumn('id', 'text', (col) => col.primaryKey())
    // Null: it came by mail, and nobody knows yet to which lead it belongs.
    .addColumn('lead_id', 'text', (col) => col.references('leads.id').onDelete('cascade'))
    .addColumn('direction', 'text', (col) => col.notNull())
    .addColumn('way', 'text', (col) => col.notNull())
    .addColumn('message_id', 'text')
    .addColumn('in_reply_to', 'text')
    .addColumn('from_address', 'text', (col) => col.notNull())
    .addColumn('to_address', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('html', 'text')
    .addColumn('automatic', 'text')
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text')
    .addColumn('at', 'text', (col) => col.notNull())
    .addColumn('taken_back_at', 'text')
    .execute()
  await db.schema.createIndex('lead_messages_lead').on('lead_messages').columns(['lead_id', 'at', 'id']).execute()
  // The same letter is read from several mailboxes, and by several processes.
  await db.schema.createIndex('lead_messages_message_id').unique().on('lead_messages').column('message_id').execute()
  await db.schema
    .createIndex('lead_messages_unmatched')
    .on('lead_messages')
    .columns(['at', 'id'])
    .where(sql<boolean>`lead_id is null`)
    .execute()

  await db.schema
    .createTable('lead_message_files')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('message_id', 'text', (col) => col.notNull().references('lead_messages.id').onDelete('cascade'))
    .addColumn('place', 'integer', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('type', 'text', (col) => col.notNull())
    .addColumn('bytes', 'integer', (col) => col.notNull())
    .addColumn('file_key', 'text')
    .addColumn('scanned_at', 'text')
    .addColumn('refused', 'text')
    .execute()
  await db.schema
    .createIndex('lead_message_files_message')
    .on('lead_message_files')
    .columns(['message_id', 'place'])
    .execute()

  await db.schema
    .createTable('lead_reply_drafts')
    .addColumn('lead_id', 'text', (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (col) => col.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('saved_at', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('lead_reply_drafts_key', ['lead_id', 'staff_id'])
    .execute()

  await db.schema
    .createTable('mail_folders')
    .addColumn('folder', 'text', (col) => col.primaryKey())
    .addColumn('uid_validity', 'text', (col) => col.notNull())
    .addColumn('last_uid', 'integer', (col) => col.notNull())
    .addColumn('read_at', 'text', (col) => col.notNull())
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'text')
    .execute()

  await db.schema
    .createTable('bounced_addresses')
    .addColumn('email', 'text', (col) => col.primaryKey())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('at', 'text', (col) => col.notNull())
    .execute()
}
