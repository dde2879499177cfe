import { Readable } from 'node:stream'
import { data } from 'react-router'
import { findFileOfLead } from '#features/privacy/find-file-of-lead.ts'
import { attachment } from '#platform/http/attachment.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { recordAction } from '#staff/audit-log.ts'
import { requirePermission } from '#staff/staff-context.ts'
import type { Route } from './+types/privacy-resume.ts'

/** The resume that came with a lead, to be kept and never to be shown by us. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'privacy.write')
  const { db, files, now } = context.get(servicesContext)
  const file = await findFileOfLead(db, params.leadId)
  if (!file) throw data(null, 404)

  const content = await files.open(file.key)
  await db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'privacy.file-exported', subject: params.leadId, at: now() }))
  return new Response(Readable.toWeb(content) as unknown as BodyInit, {
    headers: attachment(file.name, 'application/octet-stream'),
  })
}
