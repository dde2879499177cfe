import { data } from 'react-router'
import { findDeskLead } from '#features/lead-desk/lead/find-desk-lead.ts'
import { downloadResume } from '#features/lead-desk/lead/resume.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { recordAction } from '#staff/audit-log.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { noteReads } from '#staff/lead-reads.ts'
import { requirePermission } from '#staff/staff-context.ts'
import type { Route } from './+types/lead-resume.ts'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = requirePermission(context, 'leads.read')
  const lead = await findDeskLead(services, params.id, staff)
  const download = lead && (await downloadResume(lead, services))
  if (!lead || !download) throw data(null, 404)

  await services.db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'lead.resume-read', subject: lead.id, at: services.now() }))
  void noteReads(staff, [lead.id], 'whole', services)
  return download
}
