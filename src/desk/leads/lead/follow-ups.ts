import type { Database } from '#database/database.ts'
import type { LeadFollowUpsTable } from '#database/tables.ts'

export function findFollowUp(db: Database, leadId: string): Promise<LeadFollowUpsTable | undefined> {
  return openOf(db, leadId).selectAll().executeTakeFirst()
}

/** Ends what is open, and says which that was. */
export async function endFollowUp(trx: Database, leadId: string, at: string): Promise<string | undefined> {
  const open = await openOf(trx, leadId).select('id').executeTakeFirst()
  if (open) await trx.updateTable('lead_follow_ups').set({ ended_at: at }).where('id', '=', open.id).execute()
  return open?.id
}

/** Puts back the one that there was before; an empty text: none. Undefined: nothing had been changed. */
export async function resumeFollowUp(trx: Database, leadId: string, was: string | undefined, at: string) {
  if (was === undefined) return
  await endFollowUp(trx, leadId, at)
  if (was) await trx.updateTable('lead_follow_ups').set({ ended_at: null }).where('id', '=', was).execute()
}

function openOf(db: Database, leadId: string) {
  return db.selectFrom('lead_follow_ups').where('lead_id', '=', leadId).where('ended_at', 'is', null)
}
