import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { SubscriberRow } from '#database/tables.ts'
import { forgetMailboxes } from '#leads/mailbox.ts'

export function findSubscriber(db: Database, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Everything about an address that the newsletter knows: its rows, its sign-ups and what was still to be sent. */
export async function deleteSubscriber(trx: Database, { id, address }: Pick<SubscriberRow, 'id' | 'address'>) {
  // Written out: by a parameter SQLite would not know that the index of such leads serves.
  await trx
    .deleteFrom('leads')
    .where(sql<boolean>`kind = 'subscription'`)
    .where(sql`lower(email)`, '=', address)
    .execute()
  await forgetMailboxes(trx, [id])
  await forgetDeliveries(trx, id)
  await trx.deleteFrom('subscribers').where('id', '=', id).execute()
}

/** That an edition went to somebody stays counted; to whom, nobody can tell any more. */
export async function forgetDeliveries(trx: Database, subscriberId: string) {
  await trx
    .updateTable('edition_deliveries')
    .set({ subscriber_id: null, domain: '' })
    .where('subscriber_id', '=', subscriberId)
    .execute()
}

export function isSubscribed({ confirmed_at, unsubscribed_at, suppressed_at }: SubscriberRow): boolean {
  return confirmed_at !== null && unsubscribed_at === null && suppressed_at === null
}

/** For a month, by their own wish. */
export function isPaused({ paused_until }: SubscriberRow, now: Date): boolean {
  return paused_until !== null && paused_until > now.toISOString()
}
