import { randomBytes } from 'node:crypto'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { savePasswordHash } from './accounts.ts'
import { confirmPassword, type PasswordCheck } from './confirm-password.ts'
import { withdrawLinks } from './one-time-links.ts'
import { hashPassword } from './password-hash.ts'
import { sessionCookie } from './signed-cookies.ts'
import { staffAuth } from './staff-auth.ts'
import type { Staff } from './staff-context.ts'
import { endSessionsOf, findStaffById } from './staff-queries.ts'

/**
 * Has a browser forget drafts, last views and files of the desk. Not cookies: the session's is ended by name, and by
 * another one this browser is known again at the door. (https://www.w3.org/TR/clear-site-data/)
 */
export const FORGET_ALL = { 'Clear-Site-Data': '"cache", "storage"' }

const HOUR_MS = 3_600_000

const TOKEN_BYTES = 24

/** Where one is sent whose session ended by too many wrong passwords. */
export const ENDED_BY_TRIES = '/desk/sign-in?why=tries'

export interface SessionSeen {
  id: string
  isCurrent: boolean
  /** UTC, ISO 8601. */
  since: string
  seenAt: string
  agent: string
}

/** Everywhere that one is signed in, the newest first. */
export async function listSessions(request: Request, currentId: string, services: Services): Promise<SessionSeen[]> {
  const auth = await staffAuth(services)
  const sessions = await auth.api.listSessions({ headers: request.headers })

  return sessions
    .map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      isCurrent: id === currentId,
      since: createdAt.toISOString(),
      seenAt: updatedAt.toISOString(),
      agent: userAgent ?? '',
    }))
    .sort((a, b) => b.seenAt.localeCompare(a.seenAt))
}

/** Ends one session of this person; another's id ends nothing. */
export async function endSession(id: string, staffId: string, { db }: Services) {
  await db.deleteFrom('staff_sessions').where('id', '=', id).where('staff_id', '=', staffId).execute()
}

/** Ends this session and returns what makes the browser forget it. */
export async function signOut(request: Request, services: Services): Promise<string[]> {
  const auth = await staffAuth(services)
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
  return headers.getSetCookie()
}

type PasswordChange = { ok: true; setCookies: string[] } | { ok: false; reason: Exclude<PasswordCheck, 'right'> }

/**
 * A new password for whoever knows the old one, in one transaction: every other session ends, what was half signed in
 * as well, links to reset it open nothing any more, and this session goes on under another token.
 */
export async function changePassword(
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  { staff, sessionId }: { staff: Staff; sessionId: string },
  services: Services,
): Promise<PasswordChange> {
  const { db, now } = services
  const check = await confirmPassword(currentPassword, { staff, sessionId }, services)
  if (check !== 'right') return { ok: false, reason: check }

  const hash = await hashPassword(newPassword)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.transaction().execute(async (trx) => {
    await savePasswordHash(trx, staff.id, hash, now())
    await endSessionsOf(trx, staff.id, { but: sessionId })
    await withdrawLinks(trx, { purpose: 'reset', email: staff.email })
    await trx.updateTable('staff_sessions').set({ token }).where('id', '=', sessionId).execute()
    await recordAction(trx, { staff, action: 'account.password-changed', at: now() })
  })
  return { ok: true, setCookies: [await sessionCookie(token, await staffAuth(services))] }
}

export interface DeskSession {
  staff: Staff
  sessionId: string
  hasSecondFactor: boolean
  /** What the answer must set, so that a session in use does not run out. */
  setCookies: string[]
}

/** Who sends this request. Nobody where the session has ended, was idle or is too old, or the account is blocked. */
export async function findSession(request: Request, services: Services): Promise<DeskSession | undefined> {
  const auth = await staffAuth(services)
  const asked = { headers: request.headers, returnHeaders: true as const }
  // Once a minute it is noted that the session is in use. Where that cannot be written just now, it is noted later: what
  // the request is for says by itself what could not be saved, and keeps what was typed.
  const { response, headers } = await auth.api
    .getSession(asked)
    .catch(() => auth.api.getSession({ ...asked, query: { disableRefresh: true } }))
  if (!response) return undefined

  const { session, user } = response
  const isTooOld = services.now().getTime() - session.createdAt.getTime() > services.env.DESK_SESSION_HOURS * HOUR_MS
  const row = isTooOld ? undefined : await findStaffById(services.db, user.id)
  if (!row || row.blocked_at) {
    await auth.api.revokeSession({ headers: request.headers, body: { token: session.token } })
    return undefined
  }

  const { id, name, email, role } = row
  return {
    staff: { id, name, email, role },
    sessionId: session.id,
    hasSecondFactor: Boolean(row.two_factor_enabled),
    setCookies: headers.getSetCookie(),
  }
}
