import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { takeBackLetter } from '#desk/leads/reply/take-back-letter.ts'
import { stageLettersCopy as copy } from '#desk/leads/words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

/** Those of the letters that have not begun to go do not go; each is a draft again on the page of its lead. */
export const action = act(handle, z.object({}), async (_, { staff, services, form }) => {
  let back = 0
  for (const letter of form.getAll('letter')) {
    const [leadId = '', id = ''] = String(letter).split(' ')
    if (await takeBackLetter({ id, leadId }, staff, services)) back += 1
  }
  return back > 0 ? { done: copy.takenBack(back) } : { trouble: copy.refused.tooLate }
})
