import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { kindsWhere } from '#leads/kinds.ts'
import type { Services } from '#platform/services.ts'

// A lead is stored some moments after the time that it bears, and two machines' clocks may differ.
const OVERLAP_MS = 3_600_000

/**
 * Takes what arrived since the last look into the desk's own table. Whoever
 * reads leads calls this first, so nothing is unseen for being new; the lead's
 * own transaction stays as light as it is. What came while a clock was ahead
 * hides nothing that came after.
 */
export async function catchUp({ db, now }: Pick<Services, 'db' | 'now'>) {
  const { newest } = await db
    .selectFrom('lead_handling')
    .select((eb) => eb.fn.max('received_at').as('newest'))
    .where('received_at', '<=', now().toISOString())
    .executeTakeFirstOrThrow()

  await takeIn(db, newest ? new Date(Date.parse(newest) - OVERLAP_MS).toISOString() : '')
}

/** Looks through all leads, for one that bears a time so old that catchUp had gone past it. */
export async function catchUpWithAll({ db }: Services) {
  await takeIn(db, '')
}

// Looking takes no lock. Only where there is something to write does it wait for who writes leads.
async function takeIn(db: Database, since: string) {
  const missing = sql`
    from leads where received_at >= ${since}
    and not exists (select 1 from lead_handling where lead_handling.lead_id = leads.id)
  `
  const unanswered = kindsWhere(({ waitsForAnswer }) => !waitsForAnswer).map((kind) => sql.lit(kind))
  const { rows } = await sql`select 1 ${missing} limit 1`.execute(db)
  if (rows.length === 0) return

  await sql`
    insert into lead_handling (lead_id, kind, received_at, reply_by, status)
    select id, kind, received_at, reply_by, case when kind in (${sql.join(unanswered)}) and quarantine_reason is null then 'none' else 'new' end ${missing}
    on conflict (lead_id) do nothing
  `.execute(db)
}
