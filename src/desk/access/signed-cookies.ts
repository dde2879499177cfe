import { createHash } from 'node:crypto'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Services } from '#platform/services.ts'
import { SECOND_STEP_S, type StaffAuth } from './staff-auth.ts'

/** The name under which better-auth's second step looks for a sign-in that waits for it. */
const HALF = 'two_factor'
const IDENTIFIER_BYTES = 24

/** What tells a browser which session is its own; better-auth signs cookies in the same way. */
export async function sessionCookie(token: string, auth: StaffAuth): Promise<string> {
  const { authCookies, secret } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  return serializeSigned(name, token, secret, attributes as CookieOptions)
}

/** Begins a sign-in that waits for its second step, and returns the browser's cookie. */
export async function beginHalf(staffId: string, auth: StaffAuth): Promise<string> {
  const { createAuthCookie, internalAdapter, secret } = await auth.$context
  const identifier = `2fa-${Buffer.from(crypto.getRandomValues(new Uint8Array(IDENTIFIER_BYTES))).toString('base64url')}`
  const expiresAt = new Date(Date.now() + SECOND_STEP_S * 1_000)
  await internalAdapter.createVerificationValue({ value: staffId, identifier, expiresAt })
  // The library counts wrong codes here, for this sign-in; for the account it counts by itself.
  await internalAdapter.createVerificationValue({ value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt })

  const { name, attributes } = createAuthCookie(HALF, { maxAge: SECOND_STEP_S })
  return serializeSigned(name, identifier, secret, attributes as CookieOptions)
}

export interface Half {
  /** SHA-256 of what the cookie holds: by it the database knows the sign-in. */
  hash: string
  /** Undefined once it has been ended, or for too long. */
  staffId?: string
}

/** The sign-in of this browser that waits, or waited, for its second step. */
export async function findHalf(request: Request, auth: StaffAuth, { db }: Services): Promise<Half | undefined> {
  const { createAuthCookie, secret } = await auth.$context
  const identifier = await readSigned(request, createAuthCookie(HALF).name, secret)
  if (!identifier) return undefined

  const hash = createHash('sha256').update(identifier).digest('base64url')
  const row = await db
    .selectFrom('staff_verifications')
    .select('value')
    .where('identifier', '=', hash)
    .executeTakeFirst()
  return { hash, ...(row && { staffId: row.value }) }
}

export async function readSigned(request: Request, name: string, secret: string): Promise<string | undefined> {
  const { [name]: value } = await parseSigned(request.headers.get('Cookie') ?? '', secret, name)
  return value || undefined
}

type CookieOptions = Parameters<typeof serializeSigned>[3]
