import { data } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { act } from '#desk/frame/act.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { MOST_AT_ONCE } from '#desk/leads/lead/handle-leads.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { kindsWhere } from '#leads/kinds.ts'
import { releaseLead } from '#leads/release-lead.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'outbox.write' } }

const { bulk } = leadsDeskCopy

/** Lets leads out of quarantine: the one whose page it is, or those that were picked in the inbox. */
export const action = act(handle, z.object({}), async (_, { staff, services, params: { id }, form }) => {
  const ids = id ? [id] : form.getAll('lead').map(String).slice(0, MOST_AT_ONCE)
  if (ids.length === 0) return { trouble: bulk.none }
  if (id && !(await findDeskLead(services, id, staff))) throw data(null, 404)

  let released = 0
  // Each for itself: its mails are begun with it, whatever becomes of the others.
  for (const leadId of ids) if (await release(leadId, staff, services)) released += 1
  if (released === 0) return { trouble: id ? leadDeskCopy.refused.release : bulk.noneHeld }
  return { done: id ? leadDeskCopy.done.release : bulk.released(released) }
})

async function release(leadId: string, staff: Staff, { db, env, now }: Services): Promise<boolean> {
  const at = now()
  const kinds = kindsSeenBy(staff.role)

  return db.transaction().execute(async (trx) => {
    const isReleased = await releaseLead(trx, { leadId, kinds, staffName: staff.name, env, now: at })
    if (!isReleased) return false

    // Nobody waits for an answer to a sign-up that is real.
    await trx
      .updateTable('lead_handling')
      .set({ status: 'none' })
      .where('lead_id', '=', leadId)
      .where('kind', 'in', [...kindsWhere(({ waitsForAnswer }) => !waitsForAnswer)])
      .where('status', '=', 'new')
      .execute()
    await recordAction(trx, { staff, action: 'lead.released', subject: leadId, at })
    return true
  })
}
