import { subscribersCopy } from '#content/desk/subscribers.ts'
import type { SubscriberRow } from '#database/tables.ts'
import type { NewsletterTopic } from '#features/newsletter/newsletter-topics.ts'

/** What somebody chose to hear about, in words. */
export function topicNames({ topics }: Pick<SubscriberRow, 'topics'>): string[] {
  return (JSON.parse(topics) as NewsletterTopic[]).map((topic) => subscribersCopy.topics[topic])
}
