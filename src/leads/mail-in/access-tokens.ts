import * as z from 'zod'
import { withPatience } from '#database/patience.ts'
import type { Services } from '#platform/services.ts'
import type { Mailbox } from './mailboxes.ts'
import { mailInCopy } from './words.en.ts'

const PATIENCE_MS = 15_000
/** Asked for anew so long before one ends: what is begun with it is still to be done. */
const EARLY_MS = 60_000
/** Where the service does not say how long one holds. */
const USUAL_SECONDS = 600

const answered = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().min(0).catch(USUAL_SECONDS).default(USUAL_SECONDS),
  refresh_token: z.string().min(1).optional(),
})
const refusal = z.object({ error: z.string().catch(''), error_description: z.string().catch('') }).partial()

/** The sign-in service of the mail provider says no, or nothing that can be used. */
class NoToken extends Error {}

export interface AccessTokens {
  /** What opens the mailbox for an hour or so. Throws with a reason that names no secret. */
  of: (mailbox: Mailbox) => Promise<string>
  /** The mail server refused it: the next one is asked for anew. */
  forget: (mailbox: Mailbox) => void
}

/**
 * Tokens for the mailboxes whose provider takes no password (OAuth 2.0, RFC 6749): by the mailbox's own refresh token
 * (section 6), as Google gives one, or for the program as a whole (section 4.4), as Microsoft 365 does. One a mailbox, kept
 * as long as it holds. A refresh token that replaces the one of the settings is used until the process ends.
 */
export function createAccessTokens({ env, now }: Pick<Services, 'env' | 'now'>): AccessTokens {
  const kept = new Map<string, Promise<{ token: string; until: number }>>()
  const renewed = new Map<string, string>()

  return {
    async of(mailbox) {
      const known = await kept.get(mailbox.name)?.catch(() => undefined)
      if (known && known.until > now().getTime()) return known.token
      const asked = ask(mailbox)
      kept.set(mailbox.name, asked)
      return (await asked).token
    },
    forget({ name }) {
      kept.delete(name)
    },
  }

  async function ask({ name, password }: Mailbox) {
    const refreshToken = renewed.get(name) ?? password
    const { status, isOk, body } = await withPatience(PATIENCE_MS, async (signal) => {
      const response = await fetch(env.MAIL_TOKEN_URL!, {
        method: 'POST',
        body: new URLSearchParams({
          ...(refreshToken
            ? { grant_type: 'refresh_token', refresh_token: refreshToken }
            : { grant_type: 'client_credentials' }),
          client_id: env.MAIL_CLIENT_ID!,
          ...(env.MAIL_CLIENT_SECRET && { client_secret: env.MAIL_CLIENT_SECRET }),
          ...(env.MAIL_SCOPE && { scope: env.MAIL_SCOPE }),
        }),
        redirect: 'error',
        signal,
      })
      const body: unknown = await response.json().catch(() => undefined)
      return { status: response.status, isOk: response.ok, body }
    })
    const parsed = answered.safeParse(body)
    if (!isOk || !parsed.success) throw new NoToken(reasonOf(status, body))

    const { access_token, expires_in, refresh_token } = parsed.data
    if (refresh_token) renewed.set(name, refresh_token)
    return { token: access_token, until: now().getTime() + expires_in * 1_000 - EARLY_MS }
  }
}

function reasonOf(status: number, body: unknown): string {
  const { error, error_description } = refusal.safeParse(body).data ?? {}
  const said = [error, error_description?.split('\n')[0]].filter(Boolean).join(': ')
  return mailInCopy.trouble.noToken((said || String(status)).slice(0, 300))
}
