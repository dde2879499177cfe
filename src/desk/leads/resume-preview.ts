import type { DeskHandle } from '#desk/access/desk-access.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/resume-preview.ts'
import { askedLead, noteFileRead } from './lead/asked-lead.ts'
import { showResume } from './lead/resume.ts'

export const handle: DeskHandle = { access: { read: 'contacts.read' } }

/** A resume as a document that draws it, for a frame; 404 where it is no PDF, or may not be seen. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = await askedLead(context, params.id, 'contacts.read')
  const shown = orNotFound(await showResume(asked.lead, asked.services))

  await noteFileRead(asked, 'lead.resume-read')
  return shown
}
