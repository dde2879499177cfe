import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

/** What an index begins with, then the order of a list. */
const INDEXES = {
  lead_handling_owner_received: sql`owner_id, received_at, lead_id, kind, status`,
  lead_handling_owner_due: sql`owner_id, (coalesce(reply_by, '9999')), lead_id, kind, status`,
  lead_handling_kind_received: sql`kind, received_at, lead_id, status`,
  lead_handling_kind_due: sql`kind, (coalesce(reply_by, '9999')), lead_id, status`,
}

/**
 * Of a colleague's leads an index tells the kind and the state too, and of a kind's the state: with a million leads, to
 * look each of them up takes longer than a page may. A kind has an index by when an answer is due: applications, which
 * are promised none, come after all others. SQLite has the number in every index.
 */
export async function up(db: Kysely<unknown>) {
  const number = engineOf(db) === 'postgres' ? sql`include (number)` : sql``
  for (const [name, columns] of Object.entries(INDEXES)) {
    const hasOwner = name.includes('owner') ? sql`where owner_id is not null` : sql``
    await sql`drop index if exists ${sql.ref(name)}`.execute(db)
    await sql`create index ${sql.ref(name)} on lead_handling (${columns}) ${number} ${hasOwner}`.execute(db)
  }
}
