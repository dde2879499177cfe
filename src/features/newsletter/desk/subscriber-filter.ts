import { NEWSLETTER_TOPICS, type NewsletterTopic } from '#features/newsletter/newsletter-topics.ts'
import { cutSearch } from '#platform/cut-search.ts'
import { SUBSCRIBER_STATES, type SubscriberState } from './subscriber-state.ts'

export interface SubscriberFilter {
  search: string
  state?: SubscriberState
  topic?: NewsletterTopic
}

/** From an address of the list; what makes no sense is left out. */
export function readFilter(query: URLSearchParams): SubscriberFilter {
  const search = cutSearch(query.get('search') ?? '')
  const state = SUBSCRIBER_STATES.find((each) => each === query.get('state'))
  const topic = NEWSLETTER_TOPICS.find((each) => each === query.get('topic'))
  return { search, ...(state && { state }), ...(topic && { topic }) }
}

/** The filter as a query, with `more` besides; empty where it holds nothing. */
export function writeFilter({ search, state, topic }: SubscriberFilter, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...(topic && { topic }),
    ...more,
  })
  return query.size > 0 ? `?${query}` : ''
}
