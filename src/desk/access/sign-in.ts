import { createHash } from 'node:crypto'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import { findPasswordHash, renewPasswordHash } from './accounts.ts'
import { findKnownBrowser } from './known-browser.ts'
import { hashPassword, isOutdated, isPasswordOf } from './password-hash.ts'
import { MOST_LETTERS } from './password-length.ts'
import { type Ask, askForProof, checkProof, type Proof } from './sign-in-proof.ts'
import { beginHalf, sessionCookie } from './signed-cookies.ts'
import { staffAuth } from './staff-auth.ts'
import { findStaffByEmail, type StaffRow } from './staff-queries.ts'
import { recordWrongTry } from './warn-owner.ts'
import { countsFor, countTry, findExcess, takeTryBack } from './wrong-tries.ts'

const REMEMBERED_MS = 60_000
const MOST = 1_000

const answers = new Map<string, Promise<SignedIn>>()

export type SignedIn =
  | { ok: true; next: 'code' | 'desk'; setCookies: string[] }
  /** `ask` where the next try costs a proof. */
  | { ok: false; reason: 'wrong'; ask?: Ask | undefined }
  /** Not tried: a proof is missing, or was none. */
  | { ok: false; reason: 'prove'; ask: Ask }

interface Credentials {
  email: string
  password: string
}

interface SignInTry extends Credentials {
  proof?: Proof
}

/** What somebody is compared with who has no account, so that it takes as long. */
let nobodysHash: Promise<string> | undefined

/**
 * The first step: email and password. A stranger, a wrong password and a blocked account look the same. Nobody is
 * refused for others' wrong tries: after some of them each further one costs the browser a proof of work.
 */
export async function signIn(
  { email, password, proof = {} }: SignInTry,
  address: string,
  request: Request,
  services: Services,
): Promise<SignedIn> {
  const account = sameAddress(email)
  const staff = await findStaffByEmail(services.db, account)
  const known = await findKnownBrowser(request, services)
  const browser = staff && known?.staffIds.includes(staff.id) ? known : undefined
  const counts = countsFor({ account, address, browser }, services)
  const asked = { account, address, excess: await findExcess(counts, services) }

  if (asked.excess < 0) return tryOnce()

  const checked = await checkProof(proof, asked, services)
  return checked.ok
    ? rememberAnswer(proof, { account, password }, tryOnce())
    : (answerAgain(proof, { account, password }) ?? { ok: false, reason: 'prove', ask: checked.ask })

  async function tryOnce(): Promise<SignedIn> {
    const excess = await countTry(counts, services)
    if (asked.excess < 0 && excess > 0) {
      await takeTryBack(counts, services)
      return { ok: false, reason: 'prove', ask: await askForProof({ ...asked, excess }, services) }
    }

    if (await isRight(password, staff, services)) {
      await takeTryBack(counts, services)
      return { ok: true, ...(await begin(staff!, request, services)) }
    }
    services.log.warn({ address, staff: staff?.id }, 'sign-in refused')
    if (staff) await recordWrongTry('password', staff, services)
    const ask = excess >= 0 ? await askForProof({ ...asked, excess }, services) : undefined
    return { ok: false, reason: 'wrong', ask }
  }
}

/** For somebody who has just made an account: the session in which they set up their second step. */
export async function startSession(email: string, request: Request, services: Services): Promise<string[]> {
  const staff = await findStaffByEmail(services.db, email)
  return staff && !staff.blocked_at ? (await begin(staff, request, services)).setCookies : []
}

async function isRight(password: string, staff: StaffRow | undefined, { db }: Services): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const own = staff && (await findPasswordHash(db, staff.id))
  const hash = own ?? (await nobodysHash)
  const isSame = password.length <= MOST_LETTERS && (await isPasswordOf(hash, password))
  if (!isSame || !own || !staff || staff.blocked_at) return false

  if (isOutdated(own)) await renewPasswordHash(db, staff.id, { from: own, to: await hashPassword(password) })
  return true
}

async function begin({ id, name, two_factor_enabled }: StaffRow, request: Request, services: Services) {
  const auth = await staffAuth(services)
  if (two_factor_enabled) return { next: 'code' as const, setCookies: [await beginHalf(id, auth)] }

  const { internalAdapter } = await auth.$context
  const userAgent = request.headers.get('User-Agent') ?? ''
  const session = await internalAdapter.createSession(id, false, { userAgent })
  const entry = { staff: { id, name }, action: 'sign-in.no-second-step-yet', at: services.now() }
  await services.db.transaction().execute((trx) => recordAction(trx, entry))
  return { next: 'desk' as const, setCookies: [await sessionCookie(session.token, auth)] }
}

interface Typed {
  account: string
  password: string
}

/**
 * A proof is good for one try, but a button may be pressed twice. What came of the first press is kept for a minute in
 * this process, under proof and credentials together: with another password the same proof opens nothing.
 */
function rememberAnswer(proof: Proof, typed: Typed, answer: Promise<SignedIn>): Promise<SignedIn> {
  const key = keyOf(proof, typed)
  answers.set(key, answer)
  if (answers.size > MOST) answers.delete(answers.keys().next().value!)
  answer.catch(() => answers.delete(key))
  setTimeout(() => answers.delete(key), REMEMBERED_MS).unref()
  return answer
}

function answerAgain(proof: Proof, typed: Typed): Promise<SignedIn> | undefined {
  return answers.get(keyOf(proof, typed))
}

function keyOf({ puzzle, ticket }: Proof, { account, password }: Typed): string {
  return createHash('sha256')
    .update(JSON.stringify([puzzle, ticket, account, password]))
    .digest('base64url')
}
