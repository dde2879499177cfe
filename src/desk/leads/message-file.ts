import { Readable } from 'node:stream'
import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { attachment } from '#platform/http/attachment.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Route } from './+types/message-file.ts'
import { findDeskLead } from './lead/find-desk-lead.ts'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

/** A file of a letter as a download that no browser opens by itself. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = requirePermission(context, 'leads.read')
  const lead = await findDeskLead(services, params.id, staff)
  const file = await services.db
    .selectFrom('lead_message_files as file')
    .innerJoin('lead_messages as message', 'message.id', 'file.message_id')
    .select(['file.name', 'file.file_key', 'file.scanned_at', 'file.refused'])
    .where('file.id', '=', params.file)
    .where('message.id', '=', params.message)
    .where('message.lead_id', '=', params.id)
    .executeTakeFirst()
  const isLocked = Boolean(file?.refused) || Boolean(services.env.CLAMD_URL && !file?.scanned_at)
  if (!lead || !file?.file_key || isLocked) throw data(null, 404)

  await services.db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'lead.file-read', subject: lead.id, at: services.now() }))
  void noteReads(staff, [lead.id], 'whole', services)
  const content = await services.files.open(file.file_key)
  return new Response(Readable.toWeb(content) as unknown as BodyInit, {
    headers: attachment(file.name, 'application/octet-stream'),
  })
}
