import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { personLeadsCopy as copy } from '#desk/leads/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

/** Says that another lead is of the same person. Taken back by `unlink`; nothing of either lead is changed. */
export const action = act(handle, z.object({ other: z.string() }), async ({ other }, { staff, services, params }) => {
  const both = [await findDeskLead(services, params.lead ?? '', staff), await findDeskLead(services, other, staff)]
  const [lead, linked] = both
  if (!lead || !linked) return { trouble: copy.refused }
  const at = services.now()

  await services.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('lead_links')
      .select(['lead_id', 'person_id'])
      .where('lead_id', 'in', [lead.id, linked.id])
      .orderBy('lead_id')
      .execute()
    const personId = known[0]?.person_id ?? randomUUID()
    if (known.length === 2 && known.every(({ person_id }) => person_id === personId)) return
    // Two groups become one.
    for (const { person_id } of known)
      await trx.updateTable('lead_links').set({ person_id: personId }).where('person_id', '=', person_id).execute()
    for (const { id } of [lead, linked])
      await trx
        .insertInto('lead_links')
        .values({ lead_id: id, person_id: personId, linked_by: staff.id, linked_at: at.toISOString() })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .execute()
    await recordAction(trx, { staff, action: 'lead.linked', subject: linked.id, details: { with: lead.id }, at })
  })
  return { done: copy.linkedNow }
})
