import type { RouterContextProvider } from 'react-router'
import { noteReads } from '#desk/access/lead-reads.ts'
import type { Permission } from '#desk/access/roles.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { findDeskLead } from './find-desk-lead.ts'

/** The lead of which an address has something, with who asks: 403 for who may not, 404 for who does not see it. */
export async function askedLead(context: Readonly<RouterContextProvider>, id: string, permission: Permission) {
  const { staff, services } = deskOf(context, permission)
  const lead = orNotFound(await findDeskLead(services, id, staff))
  return { services, staff, lead }
}

/** A file that came with a lead is handed out. */
export async function noteFileRead(
  { services, staff, lead }: Awaited<ReturnType<typeof askedLead>>,
  action: 'lead.resume-read' | 'lead.file-read',
) {
  const at = services.now()
  await services.db.transaction().execute((trx) => recordAction(trx, { staff, action, subject: lead.id, at }))
  void noteReads(staff, [lead], 'whole', services)
}
