import { createHash } from 'node:crypto'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'
import { rememberBrowser } from './known-browser.ts'
import { findSession } from './sessions.ts'
import { findHalf, type Half, sessionCookie } from './signed-cookies.ts'
import { staffAuth } from './staff-auth.ts'
import { findStaffById } from './staff-queries.ts'
import { awaitOutcome, forgetCode, saveOutcome, spendCode, type UsedCode } from './used-codes.ts'
import { recordWrongTry } from './warn-owner.ts'

type CodeKind = 'totp' | 'recovery'
type CodeChecked = { ok: true; setCookies: string[] } | { ok: false; reason: 'wrong' | 'ended' | 'locked' }

/**
 * The second step: a code from the phone, or one of the recovery codes. Each works once, and one that was used leaves
 * the sign-in open for the next. The same code sent twice by the same sign-in is answered twice.
 */
export async function confirmCode(
  kind: CodeKind,
  typed: string,
  request: Request,
  services: Services,
): Promise<CodeChecked> {
  const auth = await staffAuth(services)
  const digits = latinDigits(typed)
  const code = kind === 'totp' ? digits.replace(/\s/g, '') : digits.trim()
  const half = await findHalf(request, auth, services)
  // In a session the library looks at nothing else.
  const staffId = (await findSession(request, services))?.staff.id ?? half?.staffId
  const used: Omit<UsedCode, 'staffId'> = { code: hashOf(kind, code), signIn: half?.hash ?? null }
  if (!staffId) return answerAgain(half, used, request, services)

  const staff = await findStaffById(services.db, staffId)
  if (!staff || staff.blocked_at) return { ok: false, reason: 'ended' }
  if (!(await spendCode({ ...used, staffId }, services))) {
    const again = await answerAgain(half, used, request, services)
    return again.ok ? again : refuse(staff, services)
  }

  const options = { body: { code }, headers: request.headers, asResponse: true as const }
  const response = await (kind === 'totp' ? auth.api.verifyTOTP(options) : auth.api.verifyBackupCode(options))
  if (!response.ok) {
    await forgetCode({ ...used, staffId }, services)
    const reason = reasonOf((await response.json()) as Refusal)
    if (reason !== 'ended') await recordWrongTry('code', staff, services)
    return { ok: false, reason }
  }

  const { token } = (await response.json()) as { token: string }
  await services.db.transaction().execute(async (trx) => {
    await saveOutcome(trx, { ...used, staffId }, token)
    const action = kind === 'totp' ? 'sign-in' : 'sign-in.recovery-code'
    await recordAction(trx, { staff, action, at: services.now() })
  })
  return {
    ok: true,
    setCookies: [...response.headers.getSetCookie(), await rememberBrowser(staffId, request, services)],
  }
}

// The same sign-in with the same code: whoever pressed twice gets the session of the first press.
async function answerAgain(
  half: Half | undefined,
  used: Omit<UsedCode, 'staffId'>,
  request: Request,
  services: Services,
): Promise<CodeChecked> {
  const outcome = half && (await awaitOutcome(used, services))
  if (!outcome) return { ok: false, reason: 'ended' }
  const cookie = await sessionCookie(outcome.token, await staffAuth(services))
  return { ok: true, setCookies: [cookie, await rememberBrowser(outcome.staffId, request, services)] }
}

async function refuse(staff: { id: string; name: string }, services: Services): Promise<CodeChecked> {
  await recordWrongTry('code', staff, services)
  return { ok: false, reason: 'wrong' }
}

interface Refusal {
  code?: string
}

function reasonOf({ code }: Refusal): 'wrong' | 'ended' | 'locked' {
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') return 'locked'
  return code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE' ? 'wrong' : 'ended'
}

function hashOf(kind: CodeKind, code: string): string {
  // A recovery code never looks like one from the phone; codes of the phone are kept as they always were.
  return createHash('sha256')
    .update(kind === 'totp' ? code : `recovery ${code}`)
    .digest('base64url')
}
