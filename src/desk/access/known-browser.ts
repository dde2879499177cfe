import { randomBytes } from 'node:crypto'
import { serializeSigned } from 'hono/utils/cookie'
import { isProduction } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'
import { readSigned } from './signed-cookies.ts'

const YEAR_S = 365 * 86_400
const ID_BYTES = 16
const MOST_STAFF = 8
const VALUE = /^(?<id>[\w-]{22}) (?<until>\d{1,10}) (?<staff>[\w-]{1,64}(?: [\w-]{1,64})*)$/

/** A browser that somebody of staff has signed in with before. It opens nothing: only its wrong tries are its own. */
export interface KnownBrowser {
  id: string
  /** Whose it was, the last one first. */
  staffIds: string[]
}

export async function findKnownBrowser(request: Request, services: Services): Promise<KnownBrowser | undefined> {
  const value = await readSigned(request, nameFor(services), await sharedSecret('desk.browser', services))
  const { id, until, staff } = VALUE.exec(value ?? '')?.groups ?? {}
  if (!id || !staff || Number(until) * 1_000 < services.now().getTime()) return undefined
  return { id, staffIds: staff.split(' ') }
}

/** The cookie that lets this browser be known as this person's for a year, and still as others'. */
export async function rememberBrowser(staffId: string, request: Request, services: Services): Promise<string> {
  const known = await findKnownBrowser(request, services)
  const id = known?.id ?? randomBytes(ID_BYTES).toString('base64url')
  const staffIds = [...new Set([staffId, ...(known?.staffIds ?? [])])].slice(0, MOST_STAFF)
  const until = Math.floor(services.now().getTime() / 1_000) + YEAR_S

  return serializeSigned(
    nameFor(services),
    [id, until, ...staffIds].join(' '),
    await sharedSecret('desk.browser', services),
    { httpOnly: true, secure: isProduction(services.env), sameSite: 'Lax', path: '/', maxAge: YEAR_S },
  )
}

function nameFor({ env }: Services): string {
  return isProduction(env) ? '__Host-desk.browser' : 'desk.browser'
}
