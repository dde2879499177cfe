import type { Database } from '#database/database.ts'
import { recordConsent } from '#leads/consents/record-consent.ts'

/** No more newsletters. False where it had ended. */
export async function endSubscription(trx: Database, id: string, at: Date): Promise<boolean> {
  const changed = await trx
    .updateTable('subscribers')
    // Who signs up again, even today, is asked again.
    .set({ unsubscribed_at: at.toISOString(), times_asked: 0, asked_at: null, asked_by: null })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false

  // An old mail's link must not bring back who has left.
  await trx.deleteFrom('subscriber_tokens').where('subscriber_id', '=', id).where('purpose', '=', 'confirm').execute()
  await endNewsletterConsent(trx, id, at)
  return true
}

export function endNewsletterConsent(trx: Database, id: string, at: Date) {
  return recordConsent(trx, { subscriber_id: id, purposes: ['newsletter'], action: 'withdrawn', at })
}
