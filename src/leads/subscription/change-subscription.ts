import type { Database } from '#database/database.ts'
import type { SubscriberRow } from '#database/tables.ts'
import { recordConsent } from '#leads/consents/record-consent.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { rememberMailbox } from '#leads/mailbox.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { welcomeSubscriber } from './newsletter-emails.ts'
import type { NewsletterTopic } from './newsletter-topics.ts'
import { deleteSubscriber } from './subscriber-queries.ts'

const PAUSE_MS = 30 * 24 * 3_600_000
/** What its owner decides by a link that only the owner got: who signs up after it, even the same day, is mailed anew. */
const ANSWERED = { times_asked: 0, asked_at: null, asked_by: null }

interface Preferences {
  full_name: string
  topics: NewsletterTopic[]
  /** Whose tariffs this person wants to hear of, "IN-TS"; null: none in particular. */
  state_code: string | null
  /** Null: English. */
  language: string | null
  frequency: 'weekly' | null
  most_a_week: number | null
  /** kWh of a usual month; null: not told. */
  units_a_month: number | null
}

/** The owner of the address says yes, by a link that only the owner got. Saying it again changes nothing. */
export async function confirmSubscription({ id, email }: SubscriberRow, { db, now }: Services) {
  const at = now()

  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('subscribers')
      .set({ ...ANSWERED, confirmed_at: at.toISOString(), unsubscribed_at: null, paused_until: null })
      .where('id', '=', id)
      .where('suppressed_at', 'is', null)
      .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', 'is not', null)]))
      .returning('id')
      .executeTakeFirst()
    if (!changed) return

    await recordConsent(trx, { subscriber_id: id, purposes: ['newsletter'], action: 'confirmed', at })
    await rememberMailbox(trx, { email, source: id, at })
    await enqueue(trx, welcomeSubscriber, { subscriberId: id }, { now: at })
  })
}

/** No more newsletters. Receipts for what the visitor sends us are another matter, and still come. */
export async function unsubscribe({ id, address }: SubscriberRow, services: Services) {
  const { db, now } = services
  const seals = await db
    .transaction()
    .execute(async (trx) =>
      (await endSubscription(trx, id, now()))
        ? sealForRestores(trx, [{ kind: 'newsletter', value: address }], services)
        : [],
    )
  await keepSeals(seals, services)
}

export async function savePreferences(
  { id }: SubscriberRow,
  { full_name, topics, state_code, language, frequency, most_a_week, units_a_month }: Preferences,
  { db }: Services,
) {
  await db
    .updateTable('subscribers')
    .set({
      ...{ full_name, topics: JSON.stringify(topics), state_code },
      ...ANSWERED,
      ...{ language, frequency, most_a_week, units_a_month },
    })
    .where('id', '=', id)
    .execute()
}

/** No newsletter for a month; then they come again. */
export async function pauseSubscription({ id }: SubscriberRow, { db, now }: Services) {
  const paused_until = new Date(now().getTime() + PAUSE_MS).toISOString()
  await db
    .updateTable('subscribers')
    .set({ ...ANSWERED, paused_until })
    .where('id', '=', id)
    .execute()
}

export async function resumeSubscription({ id }: SubscriberRow, { db }: Services) {
  await db
    .updateTable('subscribers')
    .set({ ...ANSWERED, paused_until: null })
    .where('id', '=', id)
    .execute()
}

/** Deletes all that the newsletter knows of a person. What remains is that somebody withdrew, and when. */
export async function eraseSubscriber(subscriber: SubscriberRow, services: Services) {
  const { db, now } = services
  const seals = await db.transaction().execute(async (trx) => {
    await deleteSubscriber(trx, subscriber)
    await endNewsletterConsent(trx, subscriber.id, now())
    return sealForRestores(trx, [{ kind: 'subscription', value: subscriber.address }], services)
  })
  await keepSeals(seals, services)
}

/** No more newsletters. False where it had ended. */
export async function endSubscription(trx: Database, id: string, at: Date): Promise<boolean> {
  const changed = await trx
    .updateTable('subscribers')
    .set({ ...ANSWERED, unsubscribed_at: at.toISOString() })
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

function endNewsletterConsent(trx: Database, id: string, at: Date) {
  return recordConsent(trx, { subscriber_id: id, purposes: ['newsletter'], action: 'withdrawn', at })
}
