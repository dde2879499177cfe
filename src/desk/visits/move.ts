import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { moveVisit } from '#leads/visits/book-visit.ts'
import { visitsDeskCopy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'visits.write' } }

const { move: copy } = visitsDeskCopy
const schema = z.object({ lead: z.string(), from: z.string(), to: z._default(z.string(), '') })

/** Another time for a visit that is booked: the visitor is told by mail. */
export const action = act(handle, schema, async ({ lead: leadId, from, to }, { staff, services }) => {
  if (!to) return { errors: { to: copy.refused.none } }
  const lead = await findDeskLead(services, leadId, staff)
  const moved = lead ? await moveVisit({ leadId, from, to }, staff, services) : 'gone'
  if (lead && moved === 'booked') return { done: copy.done(lead.full_name) }
  return { trouble: copy.refused[moved === 'full' ? 'full' : 'gone'], status: 409 }
})
