import { createHash } from 'node:crypto'
import { countHit } from '#platform/limits/count-hits.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/typed/read-email-address.ts'
import { recordAction } from './audit-log.ts'
import { staffAuth } from './staff-auth.ts'
import { findStaffByEmail } from './staff-queries.ts'

const MINUTE_MS = 60_000
/** Longer than a code is accepted, on both sides of its half minute. */
const CODE_MEMORY_MS = 5 * MINUTE_MS

export type SignedIn =
  | { ok: true; next: 'code' | 'desk'; setCookies: string[] }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; waitMs: number }

export interface Credentials {
  email: string
  password: string
}

/**
 * The first step: email and password. Tries are counted per address and per
 * account; a stranger, a wrong password and a blocked account look the same.
 */
export async function signIn(
  { email, password }: Credentials,
  address: string,
  request: Request,
  services: Services,
): Promise<SignedIn> {
  const account = sameAddress(email)
  const waitMs = await countTry(address, account, services)
  if (waitMs > 0) return { ok: false, reason: 'too-many', waitMs }

  const auth = await staffAuth(services)
  const response = await auth.api.signInEmail({
    body: { email: account, password },
    headers: request.headers,
    asResponse: true,
  })
  const staff = await findStaffByEmail(services.db, account)
  if (!response.ok || !staff || staff.blocked_at) {
    services.log.warn({ address, staff: staff?.id }, 'sign-in refused')
    if (staff) await record('sign-in.refused', staff, services)
    return { ok: false, reason: 'wrong' }
  }

  const { twoFactorRedirect } = (await response.json()) as { twoFactorRedirect?: boolean }
  return { ok: true, next: twoFactorRedirect ? 'code' : 'desk', setCookies: response.headers.getSetCookie() }
}

/** For somebody who has just made an account: the session in which they set up their second step. */
export async function startSession(credentials: Credentials, request: Request, services: Services): Promise<string[]> {
  const auth = await staffAuth(services)
  const { headers } = await auth.api.signInEmail({ body: credentials, headers: request.headers, returnHeaders: true })
  return headers.getSetCookie()
}

export type CodeChecked = { ok: true; setCookies: string[] } | { ok: false; reason: 'wrong' | 'ended' | 'locked' }

/** The second step: a code from the phone, or one of the recovery codes. Each works once. */
export async function confirmCode(
  kind: 'totp' | 'recovery',
  typed: string,
  request: Request,
  services: Services,
): Promise<CodeChecked> {
  const auth = await staffAuth(services)
  const code = kind === 'totp' ? typed.replace(/\s/g, '') : typed.trim()
  const options = { body: { code }, headers: request.headers, asResponse: true as const }
  const response = await (kind === 'totp' ? auth.api.verifyTOTP(options) : auth.api.verifyBackupCode(options))
  if (!response.ok) return { ok: false, reason: reasonOf((await response.json()) as Refusal) }

  const { user, token } = (await response.json()) as { user: { id: string; name: string }; token: string }
  if (kind === 'totp' && !(await spendCode(user.id, code, services))) {
    await services.db.deleteFrom('staff_sessions').where('token', '=', token).execute()
    return { ok: false, reason: 'wrong' }
  }

  await record(kind === 'totp' ? 'sign-in' : 'sign-in.recovery-code', user, services)
  return { ok: true, setCookies: response.headers.getSetCookie() }
}

export async function forgetUsedCodes({ db, now }: Services) {
  await db.deleteFrom('staff_used_codes').where('used_at', '<', codeMemory(now())).execute()
}

interface Refusal {
  code?: string
}

function reasonOf({ code }: Refusal): 'wrong' | 'ended' | 'locked' {
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') return 'locked'
  return code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE' ? 'wrong' : 'ended'
}

async function countTry(address: string, account: string, services: Services): Promise<number> {
  const { LIMIT_SIGN_INS_PER_3_MINUTES, LIMIT_SIGN_INS_PER_ACCOUNT } = services.env
  const waits = [
    await countHit(`sign-in ${address}`, [{ max: LIMIT_SIGN_INS_PER_3_MINUTES, windowMs: 3 * MINUTE_MS }], services),
    await countHit(`sign-in ${account}`, [{ max: LIMIT_SIGN_INS_PER_ACCOUNT, windowMs: 15 * MINUTE_MS }], services),
  ]
  return Math.max(...waits)
}

// The library accepts a code as often as it comes within its time: ours is the memory (ASVS 5.0, 6.5.1).
async function spendCode(staffId: string, code: string, { db, now }: Services): Promise<boolean> {
  const time = now()
  const used = await db
    .insertInto('staff_used_codes')
    .values({
      staff_id: staffId,
      code: createHash('sha256').update(code).digest('base64url'),
      used_at: time.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'code'])
        .doUpdateSet({ used_at: time.toISOString() })
        .where('staff_used_codes.used_at', '<', codeMemory(time)),
    )
    .returning('code')
    .executeTakeFirst()
  return used !== undefined
}

function codeMemory(time: Date): string {
  return new Date(time.getTime() - CODE_MEMORY_MS).toISOString()
}

function record(action: string, staff: { id: string; name: string }, { db, now }: Services) {
  return db.transaction().execute((trx) => recordAction(trx, { staff, action, at: now() }))
}
