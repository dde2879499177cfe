import type { DeskHandle } from '#desk/access/desk-access.ts'
import { ofAct } from '#desk/frame/act.ts'
import { unmatchedCopy } from '#desk/leads/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { changeLetter, letterAct } from './letter-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'letters.write' } }

const WAYS = {
  'not-for-us': { isAside: true, action: 'letter.put-aside', copy: unmatchedCopy.notForUs },
  'bring-back': { isAside: false, action: 'letter.brought-back', copy: unmatchedCopy.bringBack },
}

/** Puts a letter aside that belongs to no lead and is none, or lets it wait again. */
export const action = letterAct(handle, async ({ id }, _, { act, staff, services: { db, now } }) => {
  const { isAside, action, copy } = ofAct(WAYS, act)
  const at = now()
  await db.transaction().execute(async (trx) => {
    await changeLetter(trx, id, { dismissed_at: isAside ? at.toISOString() : null })
    await recordAction(trx, { staff, action, subject: id, at })
  })
  return { done: copy.done }
})
