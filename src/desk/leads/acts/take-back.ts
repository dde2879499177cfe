import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { takeBackLetter } from '#desk/leads/reply/take-back-letter.ts'
import { replyDeskCopy as copy } from '#desk/leads/reply/words.en.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const schema = z.object({ letter: z.string() })

/** A letter that has not begun to go does not go. */
export const action = leadAct(handle, schema, async ({ id: leadId }, { letter: id }, { staff, services }) => {
  const isBack = await takeBackLetter({ id, leadId }, staff, services)
  return isBack ? { done: copy.takenBack } : { trouble: copy.refused.tooLate }
})
