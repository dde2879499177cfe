import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { SubscriberRow, SubscriberTokensTable } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'

type Purpose = SubscriberTokensTable['purpose']

const DAY_MS = 24 * 3_600_000
// A mail may be opened long after it came, and its link to leave must still work.
const MANAGE_DAYS = 730
const RENEWED_AFTER_DAYS = 30

/** A link's secret: 128 random bits, of which we keep only the hash. */
export async function issueToken(subscriberId: string, purpose: Purpose, { db, env, now }: Services): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  const days = purpose === 'manage' ? MANAGE_DAYS : env.UNCONFIRMED_DAYS
  await db
    .insertInto('subscriber_tokens')
    .values({
      hash: hashOf(token),
      subscriber_id: subscriberId,
      purpose,
      expires_at: new Date(now().getTime() + days * DAY_MS).toISOString(),
    })
    .execute()

  return token
}

/**
 * The one secret of a subscriber for links in what goes to many: a list of a hundred thousand would leave as many rows
 * with each letter. It is good for as long after the last letter as any other.
 */
export async function lastingToken(subscriberId: string, services: Services): Promise<string> {
  const secret = await sharedSecret('links in editions', services)
  const token = createHmac('sha256', secret).update(subscriberId).digest('base64url').slice(0, 22)
  const inDays = (days: number) => new Date(services.now().getTime() + days * DAY_MS).toISOString()
  const row = { hash: hashOf(token), expires_at: inDays(MANAGE_DAYS) }
  await services.db
    .insertInto('subscriber_tokens')
    .values({ ...row, subscriber_id: subscriberId, purpose: 'manage' })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ expires_at: row.expires_at })
        // Not with each letter: a write waits for the disk.
        .where('subscriber_tokens.expires_at', '<', inDays(MANAGE_DAYS - RENEWED_AFTER_DAYS)),
    )
    .execute()
  return token
}

/** Whose link this is; undefined where it is nobody's, has expired or is for something else. */
export function findByToken(
  db: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom('subscriber_tokens')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .selectAll('subscribers')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

export async function forgetExpiredTokens({ db, now }: Services) {
  await db.deleteFrom('subscriber_tokens').where('expires_at', '<', now().toISOString()).execute()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
