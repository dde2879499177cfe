import { SEALED } from '#desk/access/sealed-name.ts'
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '#leads/subscription/newsletter-topics.ts'
import { cutSearch } from '#platform/text/clean-text.ts'
import { SUBSCRIBER_STATES, type SubscriberState } from './subscriber-state.ts'

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
