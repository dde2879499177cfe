import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { FORGET_ALL, signOut } from '#desk/access/sessions.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/sign-out.ts'

export const handle: DeskHandle = { access: 'on-the-way' }

export function loader() {
  return redirect('/desk')
}

/** Ends the session, and has the browser forget what the desk kept in it. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = new Headers(FORGET_ALL)
  for (const cookie of await signOut(request, context.get(servicesContext))) headers.append('Set-Cookie', cookie)
  return redirect('/desk/sign-in', { headers })
}
