import type { Database } from '#database/database.ts'
import type { LeadHandlingTable, LeadRow } from '#database/tables.ts'
import { withOwnConsent } from '#leads/consents/list-consents.ts'

export interface OwnLead extends LeadRow {
  /** Null where the desk has not looked yet. */
  handling: Pick<LeadHandlingTable, 'status' | 'stage' | 'owner_id' | 'answered_at' | 'closed_at' | 'updated_at'> | null
  withdrawnAt: string | null
}

/** The lead that a link names, with how it stands; undefined where it is erased, or of a kind that has no such page. */
export async function findOwnLead(db: Database, id: string): Promise<OwnLead | undefined> {
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .where('kind', 'in', withOwnConsent())
    .executeTakeFirst()
  if (!lead) return undefined

  const handling = await db
    .selectFrom('lead_handling')
    .select(['status', 'stage', 'owner_id', 'answered_at', 'closed_at', 'updated_at'])
    .where('lead_id', '=', id)
    .executeTakeFirst()
  const withdrawn = await db
    .selectFrom('consents')
    .select('occurred_at')
    .where('lead_id', '=', id)
    .where('action', '=', 'withdrawn')
    // Who leaves the talent pool keeps the application.
    .where('purpose', '!=', 'talent-pool')
    .orderBy('occurred_at')
    .executeTakeFirst()
  return { ...lead, handling: handling ?? null, withdrawnAt: withdrawn?.occurred_at ?? null }
}
