import type { Services } from '#platform/services.ts'
import type { PostCard } from './post.ts'
import { findContents, listCards } from './post-queries.ts'

const NEWEST = 20

export type FeedPost = PostCard & { content: string; tags: string[] }

/** The newest posts, whole. */
export async function listForFeed({ db, now }: Pick<Services, 'db' | 'now'>): Promise<FeedPost[]> {
  const cards = await listCards(db, now(), { limit: NEWEST })
  const contents = await findContents(
    db,
    cards.map(({ id }) => id),
  )

  return cards.map((card) => ({ ...card, content: '', tags: [], ...contents.get(card.id) }))
}
