import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

/** Claims were at /desk/claims, which staff have in their bookmarks. */
export function loader() {
  return redirect('/desk/company/claims', 301)
}
