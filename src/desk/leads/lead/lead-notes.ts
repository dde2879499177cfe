import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { LeadNoteRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { cleanLines } from '#platform/text/clean-text.ts'
import { isWellFormed } from '#platform/text/well-formed.ts'

const LONGEST = 5_000

export function listNotes(db: Database, leadId: string): Promise<LeadNoteRow[]> {
  return db
    .selectFrom('lead_notes')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
}

/** Adds a note for colleagues; false where it is empty or too long. What is noted is never changed. */
export async function addNote(leadId: string, typed: string, by: Staff, { db, now }: Services): Promise<boolean> {
  const text = cleanLines(typed).trim()
  if (text === '' || text.length > LONGEST || !isWellFormed(text) || text.includes('\0')) return false

  await db.transaction().execute(async (trx) => {
    const at = now()
    const note = { id: randomUUID(), lead_id: leadId, staff_id: by.id, staff_name: by.name, text }
    await trx
      .insertInto('lead_notes')
      .values({ ...note, written_at: at.toISOString() })
      .execute()
    await recordAction(trx, { staff: by, action: 'lead.noted', subject: leadId, at })
  })
  return true
}
