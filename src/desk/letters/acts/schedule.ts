import type { DeskHandle } from '#desk/access/desk-access.ts'
import { readIndiaMinute } from '#desk/frame/desk-time.ts'
import { refusalToSend } from '#desk/letters/refusal-to-send.ts'
import { lettersCopy } from '#desk/letters/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.send' } }

/** To be sent from a minute on. */
export const action = editionAct(handle, async ({ row, form, staff, services }) => {
  const at = services.now()
  const from = readIndiaMinute(String(form.get('from') ?? ''))
  if (!from) return { trouble: lettersCopy.errors.from }
  if (from <= at) return { trouble: lettersCopy.errors.fromPast }
  const trouble = await refusalToSend({ row, form, staff }, services)
  if (trouble) return { trouble }

  const isScheduled = await services.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('editions')
      .set({ status: 'scheduled', send_at: from.toISOString(), approved_by_name: staff.name })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('status', 'in', ['draft', 'waiting'])
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    await recordAction(trx, {
      ...{ staff, action: 'edition.scheduled', subject: row.id, at },
      details: { from: from.toISOString() },
    })
    return true
  })
  return isScheduled ? undefined : { trouble: lettersCopy.errors.otherwise }
})
