import type { Services } from '#platform/services.ts'
import { staffAuth } from './staff-auth.ts'

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

export type PasswordChange = { ok: true; setCookies: string[] } | { ok: false }

/** A new password for whoever knows the old one; every other session ends. */
export async function changePassword(
  passwords: { currentPassword: string; newPassword: string },
  request: Request,
  services: Services,
): Promise<PasswordChange> {
  const auth = await staffAuth(services)
  const response = await auth.api.changePassword({
    body: { ...passwords, revokeOtherSessions: true },
    headers: request.headers,
    asResponse: true,
  })
  return response.ok ? { ok: true, setCookies: response.headers.getSetCookie() } : { ok: false }
}
