import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('leads').addColumn('file_key', 'text').execute()
  await db.schema.alterTable('leads').addColumn('file_scanned_at', 'text').execute()

  // Whether a stored file belongs to a lead is asked for every file, at every sweep.
  await db.schema.createIndex('leads_file').on('leads').column('file_key').unique().execute()
  // Each kind has its own time to be forgotten.
  await db.schema.createIndex('leads_kind_received').on('leads').columns(['kind', 'received_at']).execute()
}
