import type { DeskHandle } from '#desk/access/desk-access.ts'
import { lettersCopy } from '#desk/letters/words.en.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { mailTestEdition } from '#editions/test-edition.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** To whoever asks, as subscribers would get it. */
export const action = editionAct(handle, async ({ row, newId: id, staff, services }) => {
  if (!bodyOf(row).subject) return { trouble: lettersCopy.checks.subjectMissing }
  const at = services.now()
  await services.db.transaction().execute(async (trx) => {
    const isNew = await enqueue(trx, mailTestEdition, { editionId: row.id, to: staff.email }, { now: at, id })
    if (isNew) await recordAction(trx, { staff, action: 'edition.tested', subject: row.id, at })
  })
  return { done: lettersCopy.done.tested(staff.email) }
})
