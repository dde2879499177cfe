import { data } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { listSeen, restoreBefore, type StateBefore } from '#desk/leads/lead/handle-leads.ts'
import { findLastHandling } from '#desk/leads/lead/lead-history.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

/**
 * Takes back what this person did last to each of the leads; of one, also the stage that its sender's booking set, by the
 * line that says so. What has been changed since, by whomever, stays as it is.
 */
export const action = act(handle, z.object({}), async (_, { staff, services, params: { id }, form }) => {
  if (id && !(await findDeskLead(services, id, staff))) throw data(null, 404)
  const at = services.now()

  const undone = await services.db.transaction().execute(async (trx) => {
    let undone = 0
    for (const { lead_id, updated_at } of await listSeen(trx, id ? [id] : form.getAll('lead').map(String), staff)) {
      const last = await findLastHandling(trx, lead_id)
      if (!last || last.at !== updated_at) continue
      if (last.staff_id !== staff.id && !(id && form.get('line') === String(last.number))) continue
      const before = JSON.parse(last.details) as Partial<StateBefore>
      // Nothing to go back to; or a letter, which is taken back for itself.
      if (!before.was) continue

      await restoreBefore(trx, lead_id, before as StateBefore, at.toISOString())
      await recordAction(trx, { staff, action: 'lead.undone', subject: lead_id, at })
      undone += 1
    }
    return undone
  })

  if (undone === 0) return { trouble: id ? leadDeskCopy.refused.undo : leadsDeskCopy.undo.none }
  return { done: id ? leadDeskCopy.done.undo : leadsDeskCopy.undo.done(undone) }
})
