import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { framedDocument } from '#desk/frame/framed-document.ts'
import type { Route } from './+types/message-html.ts'
import { askedLead } from './lead/asked-lead.ts'

export const handle: DeskHandle = { access: { read: 'contacts.read' } }

/**
 * The HTML of a letter as a document of its own, for a frame. It was cleaned when it came; what may be wrong with it all
 * the same, the policy stops. Pictures of other servers tell their owner that a letter was read: only with `?pictures=1`.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, staff, lead } = await askedLead(context, params.id, 'contacts.read')
  const letter = await services.db
    .selectFrom('lead_messages')
    .select(['html', 'subject'])
    .where('id', '=', params.message)
    .where('lead_id', '=', lead.id)
    .executeTakeFirst()
  if (!letter?.html) throw data(null, 404)

  void noteReads(staff, [lead], 'whole', services)
  return framedDocument(documentOf(letter.html), url.searchParams.get('pictures') === '1' ? 'data: https:' : 'data:')
}

function documentOf(html: string): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>
body{margin:0;padding:12px;background:#fff;color:#1a1a1a;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
img{max-width:100%;height:auto}table{max-width:100%}blockquote{margin:0 0 0 12px;padding-left:12px;border-left:3px solid #ccc}
</style></head><body>${html}</body></html>`
}
