import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { COVERS } from '../src/articles/post.ts'
import { indexPost } from '../src/articles/post-index.ts'
import { type Database, engineOf } from '../src/database/database.ts'
import { wordsOf } from '../src/india/words.ts'

const PARAGRAPHS = 8
const BATCH = 500
const DAY_MS = 86_400_000

/** Fills an empty blog with posts shuffled from our own articles' paragraphs, so that each word is as common as in real articles. */
export async function fillBlog(db: Database, size: number): Promise<{ slugs: string[]; words: string[] }> {
  const paragraphs = globSync('content/posts/*.md')
    .toSorted()
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .replace(/^---[\s\S]*?\n---\n/, '')
        .split(/\n{2,}/),
    )
    .filter((text) => /^[A-Z]/.test(text))
  const pick = (post: number, at: number) => paragraphs[(post * 7_919 + at * 104_729) % paragraphs.length] ?? ''
  const slugs: string[] = []

  for (let start = 0; start < size; start += BATCH) {
    await db.transaction().execute(async (trx) => {
      for (let number = start; number < Math.min(size, start + BATCH); number++) {
        const texts = Array.from({ length: PARAGRAPHS }, (_, at) => pick(number, at))
        const title = wordsOf(texts[0] ?? '')
          .slice(0, 9)
          .join(' ')
        const content = texts.join(' ')
        const slug = `post-${number}`
        const published = new Date(Date.UTC(2026, 0, 1) - (number * DAY_MS) / 24).toISOString()
        const { id } = await trx
          .insertInto('posts')
          .values({
            ...{ slug, title, description: texts[1]?.slice(0, 150) ?? '', seo_meta_description: texts[1] ?? '' },
            ...{ content_html: texts.map((text) => `<p>${text}</p>`).join(''), content_text: content, contents: '[]' },
            ...{ reading_minutes: 3, cover: COVERS[number % COVERS.length] ?? 'wave', cover_alt: '' },
            ...{ tags: '["home","tariffs"]', sources: '[]', status: 'published' },
            ...{ published_at: published, updated_at: published },
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('post_tags')
          .values(['home', 'tariffs'].map((tag) => ({ tag, post_id: id })))
          .execute()
        await indexPost(trx, { id, title, description: texts[1]?.slice(0, 150) ?? '', content }, 'published')
        slugs.push(slug)
      }
    })
  }

  if (engineOf(db) === 'postgres') await sql`analyze`.execute(db)
  return { slugs, words: [...new Set(paragraphs.flatMap(wordsOf))].filter((word) => word.length > 2) }
}
