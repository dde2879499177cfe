import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { endPool } from '#leads/application/talent-pool.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { recordConsent } from './record-consent.ts'

/** Ends the consent for one lead: the ledger says so, nothing more is sent about it, and it is closed. */
export async function takeBack(trx: Database, leadId: string, at: Date) {
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst()
  if (!lead) return

  await recordConsent(trx, { lead_id: leadId, purposes: LEAD_KINDS[lead.kind].purposes, action: 'withdrawn', at })
  await endPool(trx, leadId, at)
  await trx
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
  await close(trx, lead, at.toISOString())
}

// The desk may not have looked since it came: then it has no row there yet.
async function close(trx: Database, { id, kind, received_at, reply_by }: LeadRow, at: string) {
  const closed = { status: 'closed' as const, closed_at: at, updated_at: at }
  await trx
    .insertInto('lead_handling')
    .values({ lead_id: id, kind, received_at, reply_by, ...closed })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(closed))
    .execute()
}
