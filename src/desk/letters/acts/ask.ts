import type { DeskHandle } from '#desk/access/desk-access.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** Written; now somebody who may send has to look at it. */
export const action = editionAct(handle, async ({ row, staff, services }) => {
  const at = services.now()
  await services.db.transaction().execute(async (trx) => {
    const asked = await trx
      .updateTable('editions')
      .set({ status: 'waiting' })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('status', '=', 'draft')
      .returning('id')
      .executeTakeFirst()
    if (asked) await recordAction(trx, { staff, action: 'edition.approval-asked', subject: row.id, at })
  })
  return undefined
})
