import type { Database } from '#database/database.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { listSeen, restoreBefore, type SeenRow, type StateBefore } from '#desk/leads/lead/handle-leads.ts'
import { findLastHandling } from '#desk/leads/lead/lead-history.ts'
import { typedOf } from '#leads/conversation/reply-text.ts'
import { takeBackReply } from '#leads/conversation/write-reply.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { saveDraft } from './drafts.ts'

/**
 * Takes back a letter that has not begun to go: it is a draft again, and the lead stands as before it, unless somebody
 * has changed it since. False where it is too late.
 */
export async function takeBackLetter(
  { id, leadId }: Record<'id' | 'leadId', string>,
  by: Staff,
  { db, now }: Services,
): Promise<boolean> {
  const time = now()
  const at = time.toISOString()

  return db.transaction().execute(async (trx) => {
    const [row] = await listSeen(trx, [leadId], by)
    const letter = row && (await takeBackReply(trx, { id, leadId, staffId: by.id }, time))
    if (!letter) return false

    const last = await findLastHandling(trx, leadId)
    const details = JSON.parse(last?.details ?? '{}') as { letter?: string; before?: StateBefore; also?: string[] }
    if (last?.at === row.updated_at && details.letter === id && details.before) {
      await restoreBefore(trx, leadId, details.before, at)
      for (const other of await listSeen(trx, details.also ?? [], by))
        await waitAgain(trx, other, { letter: id, by, time })
    }
    await saveDraft(trx, { leadId, staffId: by.id, subject: letter.subject, text: typedOf(letter.text) }, at)
    await recordAction(trx, { staff: by, action: 'lead.reply-taken-back', subject: leadId, at: time })
    return true
  })
}

/** Of another lead that the letter had answered too. */
async function waitAgain(
  trx: Database,
  { lead_id, updated_at }: SeenRow,
  { letter, by, time }: { letter: string; by: Staff; time: Date },
) {
  const last = await findLastHandling(trx, lead_id)
  const details = JSON.parse(last?.details ?? '{}') as StateBefore & { letter?: string }
  if (last?.at !== updated_at || details.letter !== letter) return

  await restoreBefore(trx, lead_id, details, time.toISOString())
  await recordAction(trx, { staff: by, action: 'lead.undone', subject: lead_id, at: time })
}
