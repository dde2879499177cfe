import type { Database } from '#database/database.ts'

interface Draft {
  leadId: string
  staffId: string
  subject: string
  text: string
}

/** What this person has begun to write about a lead. */
export function findDraft(db: Database, leadId: string, staffId: string) {
  return db
    .selectFrom('lead_reply_drafts')
    .select(['subject', 'text', 'saved_at'])
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
}

/** In place of what was there; a text of nothing is no draft. */
export async function saveDraft(trx: Database, { leadId, staffId, subject, text }: Draft, saved_at: string) {
  if (text.trim() === '') return deleteDraft(trx, leadId, staffId)

  const draft = { subject, text, saved_at }
  await trx
    .insertInto('lead_reply_drafts')
    .values({ lead_id: leadId, staff_id: staffId, ...draft })
    .onConflict((conflict) => conflict.columns(['lead_id', 'staff_id']).doUpdateSet(draft))
    .execute()
}

export async function deleteDraft(trx: Database, leadId: string, staffId: string) {
  await trx.deleteFrom('lead_reply_drafts').where('lead_id', '=', leadId).where('staff_id', '=', staffId).execute()
}
