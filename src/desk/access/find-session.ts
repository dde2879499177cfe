import type { Services } from '#platform/services.ts'
import { staffAuth } from './staff-auth.ts'
import type { Staff } from './staff-context.ts'
import { findStaffById } from './staff-queries.ts'

const HOUR_MS = 3_600_000

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
  const { response, headers } = await auth.api.getSession({ headers: request.headers, returnHeaders: true })
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
