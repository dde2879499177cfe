import type { Database } from '#database/database.ts'
import type { OutboxRow } from '#database/tables.ts'

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
