import type { StaffRole } from '#database/tables.ts'
import { acceptInvitation, invite } from '#desk/access/invitations.ts'
import { beginSecondFactor, confirmSecondFactor } from '#desk/access/second-factor.ts'
import { signIn, startSession } from '#desk/access/sign-in.ts'
import type { Services } from '#platform/services.ts'
import { oneTimeCode } from './one-time-code.ts'

export const PASSWORD = 'quiet monsoon under nine tin roofs'

export interface Hired {
  email: string
  /** Base32. */
  key: string
  recoveryCodes: string[]
  /** The code that the second step was set up with: it is good no more. */
  usedCode: string
  /** Of the session, as a browser sends it, and a request with it. */
  cookie: string
  request: Request
}

/** Somebody who walked the whole way in: invitation, password, second step. */
export async function hire(services: Services, role: StaffRole, email = `${role}@example.com`): Promise<Hired> {
  await join(services, email, role)

  const started = await startSession(email, requestWith([]), services)
  const made = await beginSecondFactor(PASSWORD, requestWith(started), services)
  if (typeof made === 'string') throw new Error(made)
  const key = made.key.replace(/\s/g, '')
  const usedCode = oneTimeCode(key)
  const finished = await confirmSecondFactor(usedCode, requestWith(started), services)
  if (!finished.ok) throw new Error(finished.reason)

  const request = requestWith(finished.setCookies)
  const cookie = request.headers.get('cookie')!
  return { email, key, usedCode, recoveryCodes: made.recoveryCodes, cookie, request }
}

/** An account without a second step yet. */
export async function join(services: Services, email: string, role: StaffRole) {
  const link = await invite({ email, role }, null, services)
  const token = link!.split('/').at(-1)!
  const accepted = await acceptInvitation({ token, name: 'Asha Rao', password: PASSWORD }, services)
  if (!accepted.ok) throw new Error(String(accepted.trouble))
  return { email: accepted.email }
}

/** The first step of signing in; the request carries what the second one needs. */
export async function enterPassword({ email }: Pick<Hired, 'email'>, services: Services): Promise<Request> {
  const outcome = await signIn({ email, password: PASSWORD }, '203.0.113.7', requestWith([]), services)
  if (!outcome.ok) throw new Error(outcome.reason)
  return requestWith(outcome.setCookies)
}

export function requestWith(setCookies: string[]): Request {
  const cookie = setCookies.map((each) => each.split(';')[0]).join('; ')
  return new Request('http://localhost:3000/desk', { headers: { cookie } })
}
