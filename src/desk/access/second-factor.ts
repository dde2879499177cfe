import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { confirmPassword, type PasswordCheck } from './confirm-password.ts'
import { confirmCode } from './second-step.ts'
import { findSession } from './sessions.ts'
import { staffAuth } from './staff-auth.ts'
import { endSessionsOf, findStaffById } from './staff-queries.ts'

export interface NewSecondFactor {
  /** `otpauth://…`, for a QR code. */
  address: string
  /** The same key, in groups of four, for typing it in. */
  key: string
  recoveryCodes: string[]
}

/** Makes a key for an authenticator app. It counts only once a code of it was typed. */
export async function beginSecondFactor(
  password: string,
  request: Request,
  services: Services,
): Promise<NewSecondFactor | Exclude<PasswordCheck, 'right'>> {
  const check = await checkPassword(password, request, services)
  if (check !== 'right') return check

  const auth = await staffAuth(services)
  const response = await auth.api.enableTwoFactor({
    body: { password, method: 'totp' },
    headers: request.headers,
    asResponse: true,
  })
  if (!response.ok) return 'wrong'

  const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] }
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return { address: totpURI, key: secret.match(/.{1,4}/g)?.join(' ') ?? '', recoveryCodes: backupCodes }
}

/** The first code from the app ends the set-up. */
export function confirmSecondFactor(code: string, request: Request, services: Services) {
  return confirmCode('totp', code, request, services)
}

/** New recovery codes for whoever knows the password; the old ones stop working. */
export async function newRecoveryCodes(
  password: string,
  request: Request,
  services: Services,
): Promise<string[] | Exclude<PasswordCheck, 'right'>> {
  const check = await checkPassword(password, request, services)
  if (check !== 'right') return check

  const auth = await staffAuth(services)
  const response = await auth.api.generateBackupCodes({
    body: { password },
    headers: request.headers,
    asResponse: true,
  })
  return response.ok ? ((await response.json()) as { backupCodes: string[] }).backupCodes : 'wrong'
}

async function checkPassword(password: string, request: Request, services: Services): Promise<PasswordCheck> {
  const session = await findSession(request, services)
  return session ? confirmPassword(password, session, services) : 'ended'
}

/** For somebody whose phone and recovery codes are gone: they set up a new one when they next sign in. */
export async function resetSecondFactor(staffId: string, by: { id: string; name: string }, services: Services) {
  const { db, now } = services
  await db.transaction().execute(async (trx) => {
    if (!(await findStaffById(trx, staffId))) return
    const had = await trx.deleteFrom('staff_second_factors').where('staff_id', '=', staffId).executeTakeFirst()
    const hasEnded = await endSessionsOf(trx, staffId)
    if (had.numDeletedRows === 0n && !hasEnded) return
    await trx.updateTable('staff').set({ two_factor_enabled: null }).where('id', '=', staffId).execute()
    await recordAction(trx, { staff: by, action: 'staff.second-factor-reset', subject: staffId, at: now() })
  })
}
