import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { ConsentsTable } from '#database/tables.ts'

/** What somebody may agree to. */
export type Purpose = 'answer' | 'visit' | 'recruitment' | 'talent-pool' | 'newsletter'

/** Whether a line of the ledger takes a lead back: who leaves the talent pool keeps the application. */
export const takesBack = sql<boolean>`(consents.action = 'withdrawn' and consents.purpose <> 'talent-pool')`

type Consent = Pick<ConsentsTable, 'action'> & Partial<ConsentsTable> & { purposes: readonly Purpose[]; at: Date }

/** Adds to the ledger of what was agreed to, one line a purpose. */
export async function recordConsent(trx: Database, { purposes, at, ...consent }: Consent) {
  const rows = purposes.map((purpose) => ({
    lead_id: null,
    subscriber_id: null,
    notice_version: null,
    ...consent,
    id: randomUUIDv7(),
    purpose,
    occurred_at: at.toISOString(),
  }))

  await trx.insertInto('consents').values(rows).execute()
}
