import { indexLostPosts } from '#articles/index-posts.ts'
import { seedPosts } from '#articles/seed-posts.ts'
import { seedOpenings } from '#company/openings/seed-openings.ts'
import { seedRegisters } from '#company/registers/seed-registers.ts'
import type { FactSettings } from '#company/registers/values-of-settings.ts'
import type { Database } from '#database/database.ts'

/**
 * Brings what the site begins with into the database: its articles, its openings and the registers of the company. What
 * staff have written, changed or deleted stays as it is. Returns the slugs of the articles that were written.
 */
export async function seed(db: Database, settings: FactSettings, now: Date): Promise<string[]> {
  await seedRegisters(db, settings, now)
  await seedOpenings(db, now)
  await indexLostPosts(db)
  return seedPosts(db, { articles: 'content/posts', pictures: 'public' })
}
