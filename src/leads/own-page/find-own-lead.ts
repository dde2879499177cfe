import type { Database } from '#database/database.ts'
import type { LeadHandlingTable, LeadRow } from '#database/tables.ts'
import { withOwnConsent } from '#leads/consents/list-consents.ts'
import { findWithdrawal } from '#leads/consents/withdrawn-leads.ts'

const HANDLING = [
  ...(['status', 'stage', 'owner_id', 'closed_at', 'updated_at'] as const),
  /** Later than what its sender was promised first, where they wrote again since. */
  'reply_by',
] as const

export interface OwnLead extends LeadRow {
  /** Null where the desk has not looked yet. */
  handling: Pick<LeadHandlingTable, (typeof HANDLING)[number]> | null
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

  const handling = await db.selectFrom('lead_handling').select(HANDLING).where('lead_id', '=', id).executeTakeFirst()
  return { ...lead, handling: handling ?? null, withdrawnAt: await findWithdrawal(db, id) }
}
