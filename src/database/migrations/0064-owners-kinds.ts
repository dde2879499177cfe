import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

/**
 * Of a colleague's leads an index tells the kind and the state too: with a million of them, to look each up takes longer
 * than to answer. On SQLite the number is in every index.
 */
export async function up(db: Kysely<unknown>) {
  const due = sql`(coalesce(reply_by, '9999'))`
  const number = engineOf(db) === 'postgres' ? sql`include (number)` : sql``
  for (const [name, at] of [
    ['lead_handling_owner_received', sql`received_at`],
    ['lead_handling_owner_due', due],
  ] as const) {
    await sql`drop index ${sql.ref(name)}`.execute(db)
    await sql`
      create index ${sql.ref(name)} on lead_handling (owner_id, ${at}, lead_id, kind, status) ${number}
      where owner_id is not null
    `.execute(db)
  }
}
