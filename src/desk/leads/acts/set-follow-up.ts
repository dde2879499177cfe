import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskTime, readIndiaMinute } from '#desk/frame/desk-time.ts'
import { setFollowUp } from '#desk/leads/lead/set-follow-up.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { line } from '#platform/text/text.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const { errors } = copy.followUp
const schema = z.object({
  when: z.string(errors.when),
  about: line({ required: errors.text, tooLong: errors.text, unreadable: errors.text }, 200),
  seen: z.optional(z.string()),
})

/** When to call or write again, and what about. */
export const action = leadAct(handle, schema, async ({ id }, { when, about, seen }, { newId, staff, services }) => {
  const at = readIndiaMinute(when)
  if (!at || at < services.now()) return { errors: { when: errors.when } }

  const followUp = { id: newId, at, text: about }
  const { changed, changedBy } = await setFollowUp(id, { followUp, seen }, staff, services)
  if (changedBy) return { trouble: copy.changedBy(changedBy), status: 409 }
  if (changed === 0) return { trouble: copy.refused['follow-up'] }
  return { done: copy.done['set-follow-up'](deskTime(at.toISOString())), undo: [id] }
})
