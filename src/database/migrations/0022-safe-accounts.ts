import type { Kysely } from 'kysely'

/** What a sign-in that is sent twice came to, when staff were last warned, and what is asked of the log to warn them. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('staff_used_codes').addColumn('sign_in', 'text').execute()
  await db.schema.alterTable('staff_used_codes').addColumn('session_id', 'text').execute()

  await db.schema
    .createTable('staff_warnings')
    .addColumn('staff_id', 'text', (col) => col.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('warned_at', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('staff_warnings_key', ['staff_id', 'kind'])
    .execute()

  await db.schema.createIndex('audit_log_staff').on('audit_log').columns(['staff_id', 'at']).execute()
  await db.schema.createIndex('staff_links_email').on('staff_links').columns(['email', 'created_at']).execute()
}
