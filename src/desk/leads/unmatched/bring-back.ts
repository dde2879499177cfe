import type { DeskHandle } from '#desk/access/desk-access.ts'
import { unmatchedCopy } from '#desk/leads/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { changeLetter, letterAct } from './letter-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'letters.write' } }

/** Lets a letter wait again that was put aside. */
export const action = letterAct(handle, async ({ id }, _, { staff, services: { db, now } }) => {
  await db.transaction().execute(async (trx) => {
    await changeLetter(trx, id, { dismissed_at: null })
    await recordAction(trx, { staff, action: 'letter.brought-back', subject: id, at: now() })
  })
  return { done: unmatchedCopy.bringBack.done }
})
