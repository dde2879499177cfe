import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LeadRow, SubscriberRow } from '#database/tables.ts'
import { languageOfLead } from '#leads/lead-context.ts'
import { forgetMailboxes } from '#leads/mailbox.ts'
import { findSuppression } from '#leads/suppressions.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { NEWSLETTER_TOPICS } from './newsletter-topics.ts'

const DAY_MS = 24 * 3_600_000
/** How often an address is mailed because somebody typed it into a form, until its owner answers. */
const MOST_TIMES_ASKED = 3

/** A row for the address of a sign-up. One that was confirmed stays as its owner left it, one that was suppressed so. */
export async function rememberSubscriber(trx: Database, lead: LeadRow) {
  const { email, full_name, received_at } = lead
  const ofLead = languageOfLead(lead)
  const language = ofLead === FIRST_LANGUAGE ? null : ofLead
  const suppression = await findSuppression(trx, email)

  await trx
    .insertInto('subscribers')
    .values({
      id: randomUUID(),
      address: email.toLowerCase(),
      email,
      full_name,
      topics: JSON.stringify(NEWSLETTER_TOPICS),
      created_at: received_at,
      times_asked: 0,
      language,
      suppressed_at: suppression?.suppressed_at ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ email, full_name, language })
        .where('subscribers.confirmed_at', 'is', null),
    )
    .execute()
}

/**
 * Takes the right to mail an address that somebody typed in: once a day, three
 * times until its owner answers, and never where the owner, unconfirmed, has
 * asked us to stop, or staff have seen to it. A delivery that is tried again keeps its right. Undefined
 * where there is none.
 */
export function claimMail(
  db: Database,
  email: string,
  delivery: string,
  now: Date,
): Promise<SubscriberRow | undefined> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()

  return db
    .updateTable('subscribers')
    .set({
      times_asked: sql`case when asked_by = ${delivery} then times_asked else times_asked + 1 end`,
      asked_by: delivery,
      asked_at: now.toISOString(),
    })
    .where('address', '=', email.toLowerCase())
    .where('suppressed_at', 'is', null)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('unsubscribed_at', 'is', null)]))
    .where((eb) =>
      eb.or([
        eb('asked_by', '=', delivery),
        eb.and([
          eb('times_asked', '<', MOST_TIMES_ASKED),
          eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', dayAgo)]),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

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
