import type { Staff } from '#desk/access/staff-context.ts'
import { forgetMailboxes } from '#leads/mailbox.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { listSeen, type StateBefore } from './handle-leads.ts'
import { findLastHandling } from './lead-history.ts'

/**
 * Takes back what this person did last to each of the leads, and says to how
 * many. What has been changed since, by whomever, stays as it is.
 */
export async function undoHandling(ids: string[], by: Staff, { db, now }: Services): Promise<number> {
  const at = now()

  return db.transaction().execute(async (trx) => {
    let undone = 0
    for (const { lead_id, updated_at } of await listSeen(trx, ids, by)) {
      const last = await findLastHandling(trx, lead_id)
      if (last?.staff_id !== by.id || last.at !== updated_at) continue
      const before = JSON.parse(last.details) as Partial<StateBefore>
      if (!before.was) continue

      await trx
        .updateTable('lead_handling')
        .set({
          status: before.was,
          owner_id: before.was_owner ?? null,
          answered_at: before.was_answered_at ?? null,
          closed_at: before.was_closed_at ?? null,
          updated_at: at.toISOString(),
        })
        .where('lead_id', '=', lead_id)
        .execute()
      if (!before.was_answered_at) await forgetMailboxes(trx, [lead_id])
      await recordAction(trx, { staff: by, action: 'lead.undone', subject: lead_id, at })
      undone += 1
    }
    return undone
  })
}
