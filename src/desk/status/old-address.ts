import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import type { Route } from './+types/old-address.ts'

export const handle: DeskHandle = { access: { read: 'status.read' } }

/** The status page was at /desk/watch, which staff have in their bookmarks. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/desk/status${url.search}`, 301)
}
