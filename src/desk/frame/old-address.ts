import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'

// Whether somebody may see what has moved says its own page.
export const handle: DeskHandle = { access: { read: 'account.write' } }

/** Pages that stand elsewhere by now: staff have the old addresses in their bookmarks. */
const MOVED: Record<string, string> = {
  '/desk/claims': '/desk/company/claims',
  '/desk/leads/letters': '/desk/leads/stage-letters',
  '/desk/watch': '/desk/status',
}

export function loader({ url, pattern }: Pick<LoaderFunctionArgs, 'url' | 'pattern'>) {
  return redirect(`${MOVED[pattern.replace(/^\/?/, '/')]}${url.search}`, 301)
}
