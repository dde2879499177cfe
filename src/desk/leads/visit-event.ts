import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { visitEvent } from '#leads/visits/visit-event.ts'
import { findVisit } from '#leads/visits/visit-slots.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/visit-event.ts'
import { findDeskLead } from './lead/find-desk-lead.ts'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

/** The visit or the interview of a lead for one's own calendar: with its reference, and nothing of its sender. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const lead = await findDeskLead(services, params.id, requirePermission(context, 'leads.read'))
  const visit = lead && (await findVisit(services.db, lead.id))
  if (!lead || !visit) throw data(null, 404)
  return visitEvent(visit, lead, services.env)
}
