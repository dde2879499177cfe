import { redirect } from 'react-router'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { signOut } from '#staff/sessions.ts'
import type { Route } from './+types/sign-out.ts'

export const handle: DeskHandle = { access: 'on-the-way' }

export function loader() {
  return redirect('/desk')
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(request, context.get(servicesContext))
  return redirect('/desk/sign-in', { headers: new Headers(cookies.map((cookie) => ['Set-Cookie', cookie])) })
}
