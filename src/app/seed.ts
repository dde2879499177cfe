import { indexLostPosts } from '#articles/index-posts.ts'
import { seedPosts } from '#articles/seed-posts.ts'
import { seedOpenings } from '#company/openings/seed-openings.ts'
import type { Database } from '#database/database.ts'

/**
 * Brings what the site begins with into the database: its articles and its
 * openings. What staff have written, changed or deleted stays as it is. Returns
 * the slugs of the articles that were written.
 */
export async function seed(db: Database, now: Date): Promise<string[]> {
  await seedOpenings(db, now)
  await indexLostPosts(db)
  return seedPosts(db, { articles: 'content/posts', pictures: 'public' })
}
