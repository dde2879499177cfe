import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { setFollowUp } from '#desk/leads/lead/set-follow-up.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const schema = z.object({ seen: z.optional(z.string()) })

/** It was done, or is needed no more. */
export const action = leadAct(handle, schema, async ({ id }, { seen }, { staff, services }) => {
  const { changed, changedBy } = await setFollowUp(id, { followUp: null, seen }, staff, services)
  if (changedBy) return { trouble: copy.changedBy(changedBy), status: 409 }
  return changed === 0 ? { trouble: copy.refused['follow-up'] } : { done: copy.done['end-follow-up'], undo: [id] }
})
