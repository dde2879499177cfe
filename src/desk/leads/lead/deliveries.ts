import type { Database } from '#database/database.ts'
import type { OutboxRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

export type DeliveryState = 'waiting' | 'under-way' | 'delivered' | 'failed'

/** The mails and webhooks of a lead, in the order in which they were decided. */
export function listDeliveries(db: Database, leadId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
}

export function stateOf(row: OutboxRow, now: Date): DeliveryState {
  if (row.delivered_at) return 'delivered'
  if (row.failed_at) return 'failed'
  return row.leased_until && row.leased_until > now.toISOString() ? 'under-way' : 'waiting'
}

/**
 * Has a delivery made again, or at once if it waits for its next try. The same
 * row begins anew, with all its tries before it: there is one message of a kind
 * for a lead, and a repeat keeps its Message-ID, so that a mailbox that has the
 * first one can tell, and one that lost it takes this. False while it is under way.
 */
export async function sendAgain(
  { deliveryId, leadId }: { deliveryId: string; leadId: string },
  by: Staff,
  { db, now }: Services,
): Promise<boolean> {
  const at = now().toISOString()

  return db.transaction().execute(async (trx) => {
    const again = await trx
      .updateTable('outbox')
      .set({
        // The outbox gives up so long after this: a repeat has its own 72 hours.
        created_at: at,
        due_at: at,
        attempts: 0,
        leased_by: null,
        leased_until: null,
        delivered_at: null,
        failed_at: null,
      })
      .where('id', '=', deliveryId)
      .where('lead_id', '=', leadId)
      .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
      .returning('kind')
      .executeTakeFirst()
    if (!again) return false

    await recordAction(trx, {
      staff: by,
      action: 'lead.sent-again',
      subject: leadId,
      details: { job: again.kind, delivery: deliveryId },
      at: now(),
    })
    return true
  })
}
