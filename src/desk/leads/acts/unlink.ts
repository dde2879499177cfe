import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { personLeadsCopy as copy } from '#desk/leads/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

/** Takes back that a lead is of this person: email and phone alone say it again. */
export const action = act(handle, z.object({ other: z.string() }), async ({ other }, { staff, services, params }) => {
  const lead = await findDeskLead(services, other, staff)
  if (!lead) return { trouble: copy.refused }
  const at = services.now()

  const taken = await services.db.transaction().execute(async (trx) => {
    const link = await trx
      .deleteFrom('lead_links')
      .where('lead_id', '=', other)
      .returning('person_id')
      .executeTakeFirst()
    if (!link) return false
    await recordAction(trx, { staff, action: 'lead.unlinked', subject: other, details: { from: params.lead }, at })
    return true
  })
  return taken ? { done: copy.unlinkedNow } : { trouble: copy.refused }
})
