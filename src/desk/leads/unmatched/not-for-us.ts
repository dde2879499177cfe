import type { DeskHandle } from '#desk/access/desk-access.ts'
import { unmatchedCopy } from '#desk/leads/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { changeLetter, letterAct } from './letter-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'letters.write' } }

/** Puts a letter aside that belongs to no lead and is none. */
export const action = letterAct(handle, async ({ id }, _, { staff, services: { db, now } }) => {
  const at = now()
  await db.transaction().execute(async (trx) => {
    await changeLetter(trx, id, { dismissed_at: at.toISOString() })
    await recordAction(trx, { staff, action: 'letter.put-aside', subject: id, at })
  })
  return { done: unmatchedCopy.notForUs.done }
})
