import { data } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { resumeFollowUp } from '#desk/leads/lead/follow-ups.ts'
import { listSeen, type StateBefore } from '#desk/leads/lead/handle-leads.ts'
import { findLastHandling } from '#desk/leads/lead/lead-history.ts'
import { leadDeskCopy, leadsDeskCopy } from '#desk/leads/words.en.ts'
import { forgetMailboxes } from '#leads/mailbox.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

/**
 * Takes back what this person did last to each of the leads. What has been changed since, by whomever, stays as it is.
 */
export const action = act(handle, z.object({}), async (_, { staff, services, params: { id }, form }) => {
  if (id && !(await findDeskLead(services, id, staff))) throw data(null, 404)
  const at = services.now()

  const undone = await services.db.transaction().execute(async (trx) => {
    let undone = 0
    for (const { lead_id, updated_at } of await listSeen(trx, id ? [id] : form.getAll('lead').map(String), staff)) {
      const last = await findLastHandling(trx, lead_id)
      if (last?.staff_id !== staff.id || last.at !== updated_at) continue
      const before = JSON.parse(last.details) as Partial<StateBefore>
      if (!before.was) continue

      await trx
        .updateTable('lead_handling')
        .set({
          status: before.was,
          owner_id: before.was_owner ?? null,
          answered_at: before.was_answered_at ?? null,
          closed_at: before.was_closed_at ?? null,
          ...before.was_outcome,
          updated_at: at.toISOString(),
        })
        .where('lead_id', '=', lead_id)
        .execute()
      if (!before.was_answered_at) await forgetMailboxes(trx, [lead_id])
      await resumeFollowUp(trx, lead_id, before.was_follow_up, at.toISOString())
      await recordAction(trx, { staff, action: 'lead.undone', subject: lead_id, at })
      undone += 1
    }
    return undone
  })

  if (undone === 0) return { trouble: id ? leadDeskCopy.refused.undo : leadsDeskCopy.undo.none }
  return { done: id ? leadDeskCopy.done.undo : leadsDeskCopy.undo.done(undone) }
})
