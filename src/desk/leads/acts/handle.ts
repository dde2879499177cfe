import { data } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { HANDLINGS, handleLeads } from '#desk/leads/lead/handle-leads.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const { bulk } = leadsDeskCopy
const schema = z.object({ owner: z.optional(z.string()), seen: z.optional(z.string()) })

/** What changes how leads are handled: the one whose page it is, or those that were picked in the inbox. */
export const action = act(handle, schema, async ({ owner: ownerId, seen }, { act, staff, services, params, form }) => {
  const handling = orNotFound(HANDLINGS.find((each) => each === act))
  const { id } = params
  const ids = id ? [id] : form.getAll('lead').map(String)
  if (ids.length === 0) return { trouble: bulk.none }
  if (id && !(await findDeskLead(services, id, staff))) throw data(null, 404)

  const { changed, skipped, changedBy } = await handleLeads(handling, { ids, ownerId, seen }, staff, services)
  if (changedBy) return { trouble: leadDeskCopy.changedBy(changedBy), status: 409 }
  if (changed === 0) return { trouble: id ? leadDeskCopy.refused.assign : bulk.nobody }

  const several = [bulk.done(changed), skipped && bulk.skipped(skipped)].filter(Boolean).join(' ')
  return { done: id ? leadDeskCopy.done[handling] : several, undo: ids }
})
