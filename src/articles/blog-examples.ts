import type { Database } from '#database/database.ts'
import type { PostDraft } from './post.ts'
import { savePost } from './save-post.ts'

export function aPost(changes: Partial<PostDraft> = {}): PostDraft {
  return {
    slug: 'a-post',
    title: 'What a fan costs',
    description: 'The sum for a ceiling fan.',
    seo_meta_description: 'The sum for a ceiling fan, in full.',
    content: '<h2>The sum</h2><p>Seventy watts for ten hours.</p>',
    cover: 'dial',
    cover_alt: 'A dial',
    tags: ['home'],
    sources: [],
    status: 'published',
    published_at: '2026-11-01T03:30:00.000Z',
    updated_at: '2026-11-01T03:30:00.000Z',
    ...changes,
  }
}

/** Saves posts, each in a transaction of its own, and returns their ids. */
export async function savePosts(db: Database, ...posts: PostDraft[]): Promise<number[]> {
  const ids: number[] = []
  for (const post of posts) ids.push(await db.transaction().execute((trx) => savePost(trx, post)))
  return ids
}
