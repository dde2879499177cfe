import type { SubscriberRow } from '#database/tables.ts'
import type { NewsletterTopic } from '#leads/subscription/newsletter-topics.ts'
import { subscribersCopy } from './words.en.ts'

/** What somebody chose to hear about, in words. */
export function topicNames({ topics }: Pick<SubscriberRow, 'topics'>): string[] {
  return (JSON.parse(topics) as NewsletterTopic[]).map((topic) => subscribersCopy.topics[topic])
}
