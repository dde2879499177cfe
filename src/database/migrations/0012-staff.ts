import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

/**
 * Who may enter the desk, and the log of what they did there. The first five
 * tables are better-auth's, under our names; it keeps times and booleans in each
 * engine's own types.
 */
export async function up(db: Kysely<unknown>) {
  const isPostgres = engineOf(db) === 'postgres'
  const time = isPostgres ? 'timestamptz' : 'text'
  const truth = isPostgres ? 'boolean' : 'integer'

  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull().unique())
    .addColumn('email_verified', truth, (col) => col.notNull())
    .addColumn('image', 'text')
    .addColumn('two_factor_enabled', truth)
    .addColumn('created_at', time, (col) => col.notNull())
    .addColumn('updated_at', time, (col) => col.notNull())
    .addColumn('role', 'text', (col) => col.notNull().defaultTo('viewer'))
    .addColumn('blocked_at', 'text')
    .execute()

  await db.schema
    .createTable('staff_sessions')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('token', 'text', (col) => col.notNull().unique())
    .addColumn('staff_id', 'text', (col) => col.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', time, (col) => col.notNull())
    .addColumn('created_at', time, (col) => col.notNull())
    .addColumn('updated_at', time, (col) => col.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .execute()
  await db.schema.createIndex('staff_sessions_staff').on('staff_sessions').column('staff_id').execute()

  await db.schema
    .createTable('staff_accounts')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull())
    .addColumn('provider_id', 'text', (col) => col.notNull())
    .addColumn('staff_id', 'text', (col) => col.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', time)
    .addColumn('refresh_token_expires_at', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', time, (col) => col.notNull())
    .addColumn('updated_at', time, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('staff_accounts_staff').on('staff_accounts').column('staff_id').execute()

  await db.schema
    .createTable('staff_verifications')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('identifier', 'text', (col) => col.notNull())
    .addColumn('value', 'text', (col) => col.notNull())
    .addColumn('expires_at', time, (col) => col.notNull())
    .addColumn('created_at', time, (col) => col.notNull())
    .addColumn('updated_at', time, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('staff_verifications_identifier').on('staff_verifications').column('identifier').execute()

  await db.schema
    .createTable('staff_second_factors')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('secret', 'text', (col) => col.notNull())
    .addColumn('backup_codes', 'text', (col) => col.notNull())
    .addColumn('staff_id', 'text', (col) => col.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('verified', truth)
    .addColumn('failed_verification_count', 'integer')
    .addColumn('locked_until', time)
    .execute()
  await db.schema.createIndex('staff_second_factors_staff').on('staff_second_factors').column('staff_id').execute()

  await db.schema
    .createTable('staff_used_codes')
    .addColumn('staff_id', 'text', (col) => col.notNull())
    .addColumn('code', 'text', (col) => col.notNull())
    .addColumn('used_at', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('staff_used_codes_key', ['staff_id', 'code'])
    .execute()

  await db.schema
    .createTable('staff_links')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('purpose', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('role', 'text')
    .addColumn('made_by', 'text', (col) => col.notNull())
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addColumn('expires_at', 'text', (col) => col.notNull())
    .addColumn('used_at', 'text')
    .execute()

  await db.schema
    .createTable('audit_log')
    .addColumn('number', 'integer', (col) => col.primaryKey())
    .addColumn('at', 'text', (col) => col.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addColumn('action', 'text', (col) => col.notNull())
    .addColumn('subject', 'text')
    .addColumn('details', 'text', (col) => col.notNull())
    .addColumn('previous_hash', 'text', (col) => col.notNull())
    .addColumn('hash', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('audit_log_subject').on('audit_log').columns(['subject', 'number']).execute()

  for (const statement of isPostgres ? APPEND_ONLY_POSTGRES : APPEND_ONLY_SQLITE) {
    await sql.raw(statement).execute(db)
  }
}

// Nobody rewrites what was done, not even by a mistake of ours.
const APPEND_ONLY_SQLITE = ['update', 'delete'].map(
  (write) => `create trigger audit_log_no_${write} before ${write} on audit_log
   begin select raise(abort, 'audit_log is append-only'); end`,
)

const APPEND_ONLY_POSTGRES = [
  `create trigger audit_log_append_only before update or delete on audit_log
   for each row execute function refuse_update()`,
]
