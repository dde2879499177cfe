import type { Kysely } from 'kysely'

/** Letters that staff have looked at and found to be of no lead, and why a mailbox could not be read. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('lead_messages').addColumn('from_name', 'text').execute()
  await db.schema.alterTable('lead_messages').addColumn('dismissed_at', 'text').execute()
  await db.schema.alterTable('mail_folders').addColumn('failed_at', 'text').execute()
  await db.schema.alterTable('mail_folders').addColumn('last_error', 'text').execute()
  await db.schema.createIndex('lead_message_files_file').on('lead_message_files').column('file_key').execute()
}
