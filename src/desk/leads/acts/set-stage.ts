import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { STAGES } from '#desk/leads/inbox/lead-filter.ts'
import { setStage } from '#desk/leads/lead/handle-leads.ts'
import { leadDeskCopy as copy } from '#desk/leads/words.en.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const schema = z.object({ stage: z.string(), seen: z.optional(z.string()) })

export const action = leadAct(handle, schema, async ({ id }, { stage: chosen, seen }, { staff, services }) => {
  const stage = STAGES.find((each) => each === chosen)
  if (!stage) return { trouble: copy.refused.stage }

  const { changed, changedBy } = await setStage(id, { stage, seen }, staff, services)
  if (changedBy) return { trouble: copy.changedBy(changedBy), status: 409 }
  return changed === 1 ? { done: copy.done.stage } : { trouble: copy.refused.stage }
})
