import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { freeVisit } from '#leads/visits/book-visit.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

/** Gives a booked time to others, as its lead needs it no more. Who had it is told by mail. */
export const action = leadAct(handle, z.object({ slot: z.string() }), async ({ id }, { slot }, { staff, services }) => {
  const isFree = await freeVisit(id, slot, staff, services)
  return isFree ? { done: copy.done.freed } : { trouble: copy.refused.freed, status: 409 }
})
