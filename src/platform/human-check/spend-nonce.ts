import type { Database } from '#database/database.ts'
import type { Services } from '#platform/services.ts'

export interface Nonce {
  value: string
  /** After this the check would be refused anyway, and the nonce may be forgotten. */
  expiresAt: Date
}

/** Uses a nonce up; false where it was used before. Call it in the transaction that stores what it stood for. */
export async function spendNonce(trx: Database, { value, expiresAt }: Nonce): Promise<boolean> {
  const spent = await trx
    .insertInto('spent_nonces')
    .values({ nonce: value, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()

  return spent !== undefined
}

/** A check that has expired cannot be passed again, so nobody need remember that it was used. */
export async function forgetExpiredNonces({ db, now }: Services) {
  await db.deleteFrom('spent_nonces').where('expires_at', '<', now().toISOString()).execute()
}
