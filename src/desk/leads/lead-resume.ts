import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Route } from './+types/lead-resume.ts'
import { findDeskLead } from './lead/find-desk-lead.ts'
import { downloadResume } from './lead/resume.ts'

export const handle: DeskHandle = { access: { read: 'contacts.read' } }

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = requirePermission(context, 'contacts.read')
  const lead = await findDeskLead(services, params.id, staff)
  const download = lead && (await downloadResume(lead, services))
  if (!lead || !download) throw data(null, 404)

  await services.db.transaction().execute((trx) =>
    recordAction(trx, {
      staff,
      action: LEAD_KINDS[lead.kind].from === 'applicants' ? 'lead.resume-read' : 'lead.file-read',
      subject: lead.id,
      at: services.now(),
    }),
  )
  void noteReads(staff, [lead], 'whole', services)
  return download
}
