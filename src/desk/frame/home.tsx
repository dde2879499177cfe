import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { navFor } from '#desk/access/desk-nav.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import type { Route } from './+types/home.ts'

export const handle: DeskHandle = { access: { read: 'account.write' } }

/** The desk begins with the first page that one may open. */
export function loader({ context }: Route.LoaderArgs) {
  const [first] = navFor(staffOf(context))
  return redirect(first?.to ?? '/desk/account')
}
