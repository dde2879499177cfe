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

export const handle: DeskHandle = { access: { read: 'contacts.read' } }

/** A file of a letter, as a download that no browser opens by itself. One that a scanner has yet to look at is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = requirePermission(context, 'contacts.read')
  const lead = await findDeskLead(services, params.id, staff)
  const file =
    lead &&
    (await services.db
      .selectFrom('lead_message_files as file')
      .innerJoin('lead_messages as letter', 'letter.id', 'file.message_id')
      .select(['file.file_key', 'file.name', 'file.scanned_at', 'file.refused', 'letter.direction'])
      .where('file.id', '=', params.file)
      .where('letter.id', '=', params.message)
      .where('letter.lead_id', '=', lead.id)
      .executeTakeFirst())
  const isUnscanned = services.env.CLAMD_URL && file?.direction === 'in' && !file.scanned_at
  if (!lead || !file?.file_key || file.refused || isUnscanned) throw data(null, 404)

  const content = await services.files.open(file.file_key)
  await services.db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'lead.file-read', subject: lead.id, at: services.now() }))
  void noteReads(staff, [lead], 'whole', services)
  return new Response(Readable.toWeb(content) as unknown as BodyInit, {
    headers: attachment(file.name, 'application/octet-stream'),
  })
}
