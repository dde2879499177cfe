import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Route } from './+types/resume-preview.ts'
import { findDeskLead } from './lead/find-desk-lead.ts'
import { showResume } from './lead/resume.ts'

export const handle: DeskHandle = { access: { read: 'contacts.read' } }

/** A resume as a document that draws it, for a frame; 404 where it is no PDF, or may not be seen. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = requirePermission(context, 'contacts.read')
  const lead = await findDeskLead(services, params.id, staff)
  const shown = lead && (await showResume(lead, services))
  if (!lead || !shown) throw data(null, 404)

  await services.db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'lead.resume-read', subject: lead.id, at: services.now() }))
  void noteReads(staff, [lead], 'whole', services)
  return shown
}
