import type { DeskHandle } from '#desk/access/desk-access.ts'
import { visitEvent } from '#leads/visits/visit-event.ts'
import { findVisit } from '#leads/visits/visit-slots.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/visit-event.ts'
import { askedLead } from './lead/asked-lead.ts'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

/** The visit or the interview of a lead for one's own calendar: with its reference, and nothing of its sender. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, lead } = await askedLead(context, params.id, 'leads.read')
  const visit = orNotFound(await findVisit(services.db, lead.id))
  return visitEvent(visit, lead, services.env)
}
