import { sql } from 'kysely'
import { type Database, engineOf, openPostgres } from './database.ts'

/** Pages of the index of words that one step works on: some ten milliseconds, between which others are answered. */
const STEP_PAGES = 16
const MOST_STEPS = 20_000
/** What persons have in it. */
const TABLES = [
  'leads',
  'lead_handling',
  'lead_notes',
  'lead_follow_ups',
  'lead_messages',
  'lead_message_files',
  'lead_reply_drafts',
  'lead_ratings',
  'resume_texts',
  'talent_pool',
  'bounced_addresses',
  'visits',
  'idempotency_keys',
  'outbox',
  'subscribers',
  'subscriber_tokens',
  'lead_views',
  'edition_deliveries',
]

/**
 * After rows were deleted, takes away what the engine itself still keeps of
 * them. SQLite overwrites deleted rows at once (secure_delete, see openSqlite);
 * left are words in the index of the desk's search, until its parts are put
 * together anew, and the log of what was written, which is emptied into the
 * database and cut to nothing unless somebody reads from it just then.
 * PostgreSQL gives the room free and writes over it later: only its own
 * VACUUM FULL, with the site stopped, does so at once (docs/runbook.md).
 */
export async function scrub(db: Database, { DATABASE_URL }: { DATABASE_URL?: string | undefined } = {}) {
  if (engineOf(db) === 'postgres') return vacuum(db, DATABASE_URL)

  for (let step = 0, isDone = false; !isDone && step < MOST_STEPS; step++) isDone = await mergeWords(db, step === 0)
  await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db)
}

// https://www.sqlite.org/fts5.html#the_merge_command: begun with a negative number, done once a step changes nothing.
async function mergeWords(db: Database, isFirst: boolean): Promise<boolean> {
  const before = await changes(db)
  const pages = sql.lit(isFirst ? -STEP_PAGES : STEP_PAGES)
  await sql`insert into lead_search (lead_search, rank) values ('merge', ${pages})`.execute(db)
  return (await changes(db)) - before < 2
}

async function changes(db: Database): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db)
  return rows[0]!.changes
}

// Takes longer than a visitor may wait, and so needs a connection that does.
async function vacuum(db: Database, url: string | undefined) {
  const patient = url ? openPostgres(url, { isPatient: true }) : undefined
  try {
    await sql`vacuum ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(patient ?? db)
  } finally {
    await patient?.destroy()
  }
}
