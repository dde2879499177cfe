import { sql } from 'kysely'
import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import type { EditionRow } from '#database/tables.ts'
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '#leads/subscription/newsletter-topics.ts'

/** Which of the confirmed subscribers: each part narrows it, and one that is empty does not. */
export interface Audience {
  /** Who chose at least one of them. */
  topics: NewsletterTopic[]
  /** Who named one of these states: codes such as IN-TS. */
  states: string[]
  /** Who reads this language. */
  language: string
  /** Who confirmed before this day in India, "2026-11-26". */
  confirmedBefore: string
}

export const EVERYBODY: Audience = { topics: [], states: [], language: '', confirmedBefore: '' }

/** From a form or a row, which anybody may have written; what makes no sense is left out. */
export function readAudience(given: Partial<Record<keyof Audience, unknown>> = {}): Audience {
  const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  const day = String(given.confirmedBefore ?? '')
  const language = String(given.language ?? '')
  return {
    topics: NEWSLETTER_TOPICS.filter((topic) => texts(given.topics).includes(topic)),
    states: [...new Set(texts(given.states).filter((code) => /^IN-[A-Z]{2}$/.test(code)))].sort(),
    language: /^[a-z]{2}$/.test(language) ? language : '',
    confirmedBefore: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '',
  }
}

/** Those who may be written to at all: confirmed, not left, not suppressed, no mail came back, no pause of their own. */
export function receivers(db: Database, now: Date) {
  return db
    .selectFrom('subscribers')
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .where('suppressed_at', 'is', null)
    .where((eb) => eb.or([eb('paused_until', 'is', null), eb('paused_until', '<=', now.toISOString())]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bounced_addresses')
            .select(sql`1`.as('one'))
            .whereRef('bounced_addresses.email', '=', 'subscribers.address'),
        ),
      ),
    )
}

/** What an edition that the site began asks besides: the id of a digest is of the news that it tells. */
export type Begun = Pick<EditionRow, 'id' | 'automatic'>

/** The receivers that an audience names. Who wants news together gets them by the digest, and so does who had enough. */
export function inAudience(
  db: Database,
  { topics, states, language, confirmedBefore }: Audience,
  now: Date,
  { id, automatic }: Begun = { id: '', automatic: null },
) {
  return receivers(db, now)
    .$if(automatic !== null && automatic !== 'digest', (query) => query.where('frequency', 'is', null))
    .$if(automatic === 'digest', (query) =>
      query.where((eb) =>
        eb.or([
          eb('frequency', '=', 'weekly'),
          eb.exists(
            eb
              .selectFrom('edition_deliveries as held')
              .innerJoin('edition_news', 'edition_news.edition_id', 'held.edition_id')
              .select(sql`1`.as('one'))
              .whereRef('held.subscriber_id', '=', 'subscribers.id')
              .where('held.status', '=', 'held')
              .where('edition_news.digest_id', '=', id),
          ),
        ]),
      ),
    )
    .$if(topics.length > 0, (query) =>
      query.where((eb) => eb.or(topics.map((topic) => eb('topics', 'like', `%"${topic}"%`)))),
    )
    .$if(states.length > 0, (query) => query.where('state_code', 'in', states))
    .$if(language === 'en', (query) =>
      query.where((eb) => eb.or([eb('language', 'is', null), eb('language', '=', 'en')])),
    )
    .$if(language !== '' && language !== 'en', (query) => query.where('language', '=', language))
    .$if(confirmedBefore !== '', (query) =>
      query.where('confirmed_at', '<', new Date(`${confirmedBefore}T00:00:00+05:30`).toISOString()),
    )
}

export function countAudience(db: Database, audience: Audience, now: Date, begun?: Begun): Promise<number> {
  return countRows(inAudience(db, audience, now, begun))
}
