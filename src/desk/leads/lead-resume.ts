import type { DeskHandle } from '#desk/access/desk-access.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/lead-resume.ts'
import { askedLead, noteFileRead } from './lead/asked-lead.ts'
import { downloadResume } from './lead/resume.ts'

export const handle: DeskHandle = { access: { read: 'contacts.read' } }

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = await askedLead(context, params.id, 'contacts.read')
  const { lead, services } = asked
  const download = orNotFound(await downloadResume(lead, services))

  await noteFileRead(asked, LEAD_KINDS[lead.kind].from === 'applicants' ? 'lead.resume-read' : 'lead.file-read')
  return download
}
