import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { setStage } from '#desk/leads/lead/set-stage.ts'
import { salesCopy as copy } from '#desk/leads/words.en.ts'
import { isOver, SALE } from '#leads/stages.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const schema = z.object({ lead: z.string(), seen: z.string(), stage: z.string() })

/** From one column of the board to the next. What is won or lost is said on the lead's own page, with its worth or reason. */
export const action = act(handle, schema, async ({ lead: id, seen, stage: asked }, { staff, services }) => {
  const stage = SALE.find((each) => each === asked && !isOver(each))
  const lead = await findDeskLead(services, id, staff)
  if (!lead || !stage) return { trouble: copy.notMoved }

  const outcome = { stage, worth: lead.worth_rupees, product: lead.product, seen }
  const { changed } = await setStage(id, outcome, staff, services)
  return changed === 1 ? { done: copy.moved, undo: [id] } : { trouble: copy.notMoved, status: 409 }
})
