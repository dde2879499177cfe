import { Readable } from 'node:stream'
import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { attachment } from '#platform/http/attachment.ts'
import type { Route } from './+types/message-file.ts'
import { askedLead, noteFileRead } from './lead/asked-lead.ts'

export const handle: DeskHandle = { access: { read: 'contacts.read' } }

/** A file of a letter, as a download that no browser opens by itself. One that a scanner has yet to look at is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = await askedLead(context, params.id, 'contacts.read')
  const { lead, services } = asked
  const file = await services.db
    .selectFrom('lead_message_files as file')
    .innerJoin('lead_messages as letter', 'letter.id', 'file.message_id')
    .select(['file.file_key', 'file.name', 'file.scanned_at', 'file.refused', 'letter.direction'])
    .where('file.id', '=', params.file)
    .where('letter.id', '=', params.message)
    .where('letter.lead_id', '=', lead.id)
    .executeTakeFirst()
  const isUnscanned = services.env.CLAMD_URL && file?.direction === 'in' && !file.scanned_at
  if (!file?.file_key || file.refused || isUnscanned) throw data(null, 404)

  const content = await services.files.open(file.file_key)
  await noteFileRead(asked, 'lead.file-read')
  return new Response(Readable.toWeb(content) as unknown as BodyInit, {
    headers: attachment(file.name, 'application/octet-stream'),
  })
}
