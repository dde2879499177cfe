/** What a subscriber may choose to hear about; everything, at first. */
export const NEWSLETTER_TOPICS = ['home', 'business', 'utility', 'tariffs', 'articles', 'careers'] as const

export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]
