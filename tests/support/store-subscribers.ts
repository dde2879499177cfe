import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { SubscribersTable } from '#database/tables.ts'
import { type EditionBody, EMPTY_BODY } from '#editions/edition-body.ts'
import { NEWSLETTER_TOPICS } from '#leads/subscription/newsletter-topics.ts'

const AT = '2026-01-05T04:30:00.000Z'
const BATCH = 500

/** Somebody who confirmed; `more` says what else is true of them. */
export function aSubscriber(email: string, more: Partial<Insertable<SubscribersTable>> = {}) {
  return {
    ...{ id: randomUUID(), address: email.toLowerCase(), email, full_name: 'Asha Rao' },
    ...{ topics: JSON.stringify(NEWSLETTER_TOPICS), created_at: AT, confirmed_at: AT, times_asked: 0 },
    ...more,
  }
}

export async function storeSubscribers(db: Database, subscribers: ReturnType<typeof aSubscriber>[]) {
  for (let from = 0; from < subscribers.length; from += BATCH)
    await db
      .insertInto('subscribers')
      .values(subscribers.slice(from, from + BATCH))
      .execute()
  return subscribers
}

/** So many who confirmed, at so many domains. */
export function subscribersAt(count: number, domains = 10) {
  return Array.from({ length: count }, (_, at) => aSubscriber(`reader-${at}@domain-${at % domains}.example`))
}

/** Of twelve blocks, as an edition may be. */
export const WRITTEN: EditionBody = {
  ...EMPTY_BODY,
  subject: 'What changes in April',
  preheader: 'New rates, and what they cost a home.',
  content: [
    '<h2>New rates</h2>',
    '<p>The order came out. <a href="/energy-calculator">Work out your bill</a> and see <strong>what it costs</strong>.</p>',
    '<ul><li>Homes</li><li>Shops</li></ul>',
    '<hr>',
    '<blockquote>The meter does not lie.</blockquote>',
    '<div data-block="bill" data-state="IN-KL" data-units="200"></div>',
    '<div class="scroll-x"><table class="slab"><thead><tr><th scope="col">Slab</th><th scope="col" align="right">Paise</th></tr></thead><tbody><tr><td>0 to 50</td><td align="right">335</td></tr></tbody></table></div>',
    '<ol><li>Read the meter.</li><li>Compare.</li></ol>',
    '<h3>And then</h3>',
    '<p>Ask us.</p>',
    '<div data-block="button" data-text="Ask us" data-href="/contact-us"></div>',
    '<p>Until May.</p>',
  ].join(''),
}

/** An edition that goes out to everybody, drawn already. */
export async function anEditionUnderWay(db: Database, { id = randomUUID(), at = new Date() } = {}) {
  const body = JSON.stringify(WRITTEN)
  const now = at.toISOString()
  await db
    .insertInto('editions')
    .values({
      ...{ id, status: 'sending', body, version: 1, editor: '', created_at: now, changed_at: now },
      ...{ changed_by: 'asha', changed_by_name: 'Asha Rao', began_at: now },
      ...{
        html: '<p>Hello https://own-link.invalid/unsubscribe</p>',
        text: 'Hello https://own-link.invalid/unsubscribe',
      },
    })
    .execute()
  return id
}
