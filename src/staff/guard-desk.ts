import { type MiddlewareFunction, redirect } from 'react-router'
import { clientAddressContext, servicesContext } from '#platform/request-contexts.ts'
import { accessTo } from './desk-access.ts'
import { type DeskSession, findSession } from './find-session.ts'
import { may } from './roles.ts'
import { staffContext } from './staff-context.ts'

const SAFE_METHODS = ['GET', 'HEAD']

/**
 * Stands before every page of the desk. What no rule grants is refused;
 * strangers are sent to sign in, staff without a second step to set it up.
 */
export const guardDesk: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const services = context.get(servicesContext)
  const { pathname } = new URL(request.url)
  const access = accessTo(pathname, request.method)

  // Only browsers have a session to abuse, and every one of them says where a write comes from.
  if (!SAFE_METHODS.includes(request.method) && !saysWhence(request)) throw refusal()
  if (access.kind === 'open') return await next()

  const session = await findSession(request, services)
  if (!session) throw toSignIn(request)
  if (!session.hasSecondFactor && access.kind !== 'on-the-way') throw redirect('/desk/second-factor')

  if (access.kind === 'none' || (access.kind === 'staff' && !may(session.staff.role, access.permission))) {
    const address = context.get(clientAddressContext)
    services.log.warn({ staff: session.staff.id, path: pathname, address }, 'refused at the desk')
    throw refusal()
  }

  if (session.hasSecondFactor) context.set(staffContext, session.staff)
  return withCookies(await next(), session)
}

function saysWhence({ headers }: Request): boolean {
  return headers.has('Sec-Fetch-Site') || headers.has('Origin')
}

function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const query = isPage(pathname, request.method)
    ? `?to=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`
    : ''
  return redirect(`/desk/sign-in${query}`)
}

/** What can be opened again after signing in, also by whoever had posted to it. */
function isPage(pathname: string, method: string): boolean {
  return pathname !== '/desk' && [method, 'GET'].every((each) => accessTo(pathname, each).kind === 'staff')
}

function refusal(): Response {
  return new Response(null, { status: 403 })
}

function withCookies(response: Response, { setCookies }: DeskSession): Response {
  // A page that signs out sets the same cookie itself, and is right.
  if (!response.headers.has('Set-Cookie'))
    for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
  return response
}
