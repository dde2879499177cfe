import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { SubscriberRow, Tables } from '#database/tables.ts'
import { SEALED } from '#desk/access/sealed-name.ts'
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '#leads/subscription/newsletter-topics.ts'
import { cutSearch } from '#platform/text/clean-text.ts'
import { subscribersCopy as copy } from './words.en.ts'

export const SUBSCRIBER_STATES = ['unconfirmed', 'confirmed', 'left', 'suppressed'] as const

export interface SubscriberFilter {
  search: string
  /** The same as it stands in an address, sealed. */
  find?: string
  state?: SubscriberState
  topic?: NewsletterTopic
}

/** From an address of the list; what makes no sense is left out. */
export function readFilter(query: URLSearchParams): SubscriberFilter {
  const search = cutSearch(query.get('search') ?? '')
  const state = SUBSCRIBER_STATES.find((each) => each === query.get('state'))
  const topic = NEWSLETTER_TOPICS.find((each) => each === query.get('topic'))
  const find = query.get(SEALED)
  return { search, ...(find && { find }), ...(state && { state }), ...(topic && { topic }) }
}

/** The filter as a query, with `more` besides; empty where it holds nothing. */
export function writeFilter({ find, state, topic }: SubscriberFilter, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(find && { [SEALED]: find }),
    ...(state && { state }),
    ...(topic && { topic }),
    ...more,
  })
  return query.size > 0 ? `?${query}` : ''
}

export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

type Marks = Pick<SubscriberRow, 'created_at' | 'confirmed_at' | 'unsubscribed_at' | 'suppressed_at'>

/** What holds now, and since when. Suppressed outweighs left, left outweighs confirmed. */
export function stateOf({ created_at, confirmed_at, unsubscribed_at, suppressed_at }: Marks): {
  state: SubscriberState
  since: string
} {
  if (suppressed_at) return { state: 'suppressed', since: suppressed_at }
  if (unsubscribed_at) return { state: 'left', since: unsubscribed_at }
  if (confirmed_at) return { state: 'confirmed', since: confirmed_at }
  return { state: 'unconfirmed', since: created_at }
}

type Rows = ExpressionBuilder<Tables, 'subscribers'>

/** The same for a query. */
export function isIn(eb: Rows, state: SubscriberState): ExpressionWrapper<Tables, 'subscribers', SqlBool> {
  const isOpen = eb.and([eb('suppressed_at', 'is', null), eb('unsubscribed_at', 'is', null)])

  switch (state) {
    case 'suppressed':
      return eb('suppressed_at', 'is not', null)
    case 'left':
      return eb.and([eb('suppressed_at', 'is', null), eb('unsubscribed_at', 'is not', null)])
    case 'confirmed':
      return eb.and([isOpen, eb('confirmed_at', 'is not', null)])
    case 'unconfirmed':
      return eb.and([isOpen, eb('confirmed_at', 'is', null)])
  }
}

/** What somebody chose to hear about, in words. */
export function topicNames({ topics }: Pick<SubscriberRow, 'topics'>): string[] {
  return (JSON.parse(topics) as NewsletterTopic[]).map((topic) => copy.topics[topic])
}
