import type { AutomaticKind, AutomaticLettersTable, EditionNewsTable } from '#database/tables.ts'
import type { NewsletterTopic } from '#leads/subscription/newsletter-topics.ts'

export type NewsKind = EditionNewsTable['kind']

/** What an edition of its own is begun by, each with the topic that its readers chose. */
export const NEWS_TOPICS: Record<NewsKind, NewsletterTopic> = {
  article: 'articles',
  tariff: 'tariffs',
  opening: 'careers',
  price: 'home',
}

export const NEWS_KINDS = Object.keys(NEWS_TOPICS) as NewsKind[]
export const AUTOMATIC_KINDS: readonly AutomaticKind[] = [...NEWS_KINDS, 'digest']

export type Mode = AutomaticLettersTable['mode']
export const MODES: readonly Mode[] = ['off', 'waits', 'goes']

export function isAutomaticKind(name: unknown): name is AutomaticKind {
  return AUTOMATIC_KINDS.some((kind) => kind === name)
}

/** Names a part of an edition that not everybody gets: "tariff:" and the id of the order. */
export function partKey({ kind, subject }: { kind: NewsKind; subject: string }): string {
  return `${kind}:${subject}`
}
