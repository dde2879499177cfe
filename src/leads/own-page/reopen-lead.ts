import type { Database } from '#database/database.ts'
import type { OwnLead } from './find-own-lead.ts'

/**
 * Somebody waits for an answer again: the lead goes back to whoever has it, or among the new ones. As when staff open one
 * again at the desk. What is open stays as it is, and so does what its sender took back.
 */
export async function reopenLead(trx: Database, { id, kind, received_at, reply_by, handling }: OwnLead, at: Date) {
  const isOpen = !handling || handling.status === 'new' || handling.status === 'in-hand'
  if (isOpen && handling) return

  const open = {
    status: handling?.owner_id ? ('in-hand' as const) : ('new' as const),
    answered_at: null,
    closed_at: null,
    updated_at: at.toISOString(),
  }
  await trx
    .insertInto('lead_handling')
    .values({ lead_id: id, kind, received_at, reply_by, ...open })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(open))
    .execute()
}
