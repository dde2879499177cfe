import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { listSavedViews } from '#desk/leads/inbox/saved-views.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

/** One's own, or one that is left of a colleague. */
export const action = act(handle, z.object({ id: z.string() }), async ({ id }, { staff, services: { db, now } }) => {
  await db.transaction().execute(async (trx) => {
    const view = (await listSavedViews(trx, staff)).find((each) => each.id === id)
    if (!view?.mayDelete) return
    const deleted = await trx.deleteFrom('lead_views').where('id', '=', id).returning('id').executeTakeFirst()
    if (deleted) await recordAction(trx, { staff, action: 'lead-view.deleted', subject: id, at: now() })
  })
  return {}
})
