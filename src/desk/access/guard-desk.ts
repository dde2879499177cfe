import { createMiddleware } from 'hono/factory'
import { type MiddlewareFunction, redirect } from 'react-router'
import { opensByItself } from '#leads/opens-by-itself.ts'
import { clientAddressContext, servicesContext } from '#platform/http/request-contexts.ts'
import { accessTo, type DeskAccess, deskRulesContext, permissionFor } from './desk-access.ts'
import { may } from './roles.ts'
import { type DeskSession, findSession } from './sessions.ts'
import { staffContext } from './staff-context.ts'

/** What the desk answers is for no cache and for no search engine, whatever it is; its addresses are told to nobody. */
export const noStoreNoIndex = createMiddleware(async (c, next) => {
  await next()
  const isDesk = isOfDesk(c.req.path)
  // Not no-referrer: see securityHeaders.
  if (isDesk || opensByItself(c.req.path)) c.header('Referrer-Policy', 'strict-origin')
  if (isOwnPage(c.req.path)) c.header('X-Robots-Tag', 'noindex')
  if (!isDesk) return

  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})

const SAFE_METHODS = ['GET', 'HEAD']
const SIGN_IN = '/desk/sign-in'

/**
 * Stands before every page of the desk. What no rule grants is refused;
 * strangers are sent to sign in, staff without a second step to set it up.
 */
export const guardDesk: MiddlewareFunction<Response> = async ({ request, context, url, pattern }, next) => {
  const services = context.get(servicesContext)
  const access = accessTo(pattern, context.get(deskRulesContext))
  const permission = permissionFor(access, request.method)

  // Only browsers have a session to abuse, and every one of them says where a write comes from.
  if (!SAFE_METHODS.includes(request.method) && !saysWhence(request)) throw refusal()
  if (access === 'open') return await next()

  const session = await findSession(request, services)
  if (!session) throw redirect(isPage(pattern, access, request.method) ? withPlace(url, access) : SIGN_IN)
  if (!session.hasSecondFactor && access !== 'on-the-way') throw redirect('/desk/second-factor')

  if (access !== 'on-the-way' && !(permission && may(session.staff.role, permission))) {
    const address = context.get(clientAddressContext)
    services.log.warn({ staff: session.staff.id, page: pattern, address }, 'refused at the desk')
    throw refusal()
  }

  if (session.hasSecondFactor) context.set(staffContext, session.staff)
  return withCookies(await next(), session)
}

function saysWhence({ headers }: Request): boolean {
  return headers.has('Sec-Fetch-Site') || headers.has('Origin')
}

// The address is the router's own, without what it adds for the data of a page alone.
function withPlace({ pathname, search }: URL, access: DeskAccess | undefined): string {
  const isBelowPage = typeof access === 'object' && access.isBelowPage
  const page = isBelowPage ? pathname.replace(/\/[^/]*$/, '') : pathname
  return `${SIGN_IN}?${new URLSearchParams({ to: page + search })}`
}

/** What can be opened again after signing in, also by whoever had posted to it. */
function isPage(pattern: string, access: DeskAccess | undefined, method: string): boolean {
  return !/^\/?desk$/.test(pattern) && [method, 'GET'].every((each) => permissionFor(access, each) !== undefined)
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

/** As the router sees it: in capitals too, with more slashes, and with the data of a page alone. */
function isOfDesk(path: string): boolean {
  return /^\/+desk(\.data)?(\/|$)/i.test(path)
}

/** What somebody sent us, behind a link of their own. */
function isOwnPage(path: string): boolean {
  return /^\/+your-enquiry\//i.test(path)
}
