import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/database.ts'
import type { PostRow, PostTranslationRow, Tables } from '#database/tables.ts'
import {
  currentLanguage,
  ENGLISH_TAG,
  FIRST_LANGUAGE,
  type Language,
  offeredLanguages,
} from '#platform/text/language.ts'
import { coverWithoutWords } from './cover-figure.ts'

/** What is translated of an article. All else is the English article's: address, tags, sources, pictures, days. */
export interface TranslationBody {
  title: string
  description: string
  /** Empty: the description. */
  seo_meta_description: string
  cover_alt: string
  content: string
}

/** Each language beside English in which visitors can read these articles. */
export async function findLanguages(db: Database, ids: readonly number[]): Promise<Map<number, Language[]>> {
  return ids.length > 0 ? languagesWhere(db, ids) : new Map()
}

/** The same of every article. */
export function findAllLanguages(db: Database): Promise<Map<number, Language[]>> {
  return languagesWhere(db)
}

async function languagesWhere(db: Database, ids?: readonly number[]): Promise<Map<number, Language[]>> {
  const rows = await db
    .selectFrom('post_translations')
    .select(['post_id', 'language'])
    .$if(ids !== undefined, (query) => query.where('post_id', 'in', ids ?? []))
    .where('is_public', '=', 1)
    .orderBy('language')
    .execute()
  const offered = rows.flatMap(({ post_id, language }) =>
    offeredLanguages()
      .filter((each) => each === language)
      .map((own) => ({ post_id, own })),
  )
  const languages = new Map<number, Language[]>()
  for (const { post_id, own } of offered) languages.set(post_id, [...(languages.get(post_id) ?? []), own])
  return languages
}

/** The article as visitors read it in the language of now; undefined in English, and where it is in English alone. */
export async function findTranslation(db: Database, id: number): Promise<PostTranslationRow | undefined> {
  if (currentLanguage() === FIRST_LANGUAGE) return undefined
  return db
    .selectFrom('post_translations')
    .selectAll()
    .where('post_id', '=', id)
    .where('language', '=', currentLanguage())
    .where('is_public', '=', 1)
    .executeTakeFirst()
}

interface Told {
  id: number
  title: string
  description?: string
  seo_meta_description?: string
  cover_alt?: string
  updated_at?: string
  thumbnail_image?: string
  featured_image?: string
  lang?: string
}

/** What lists tell of articles, in the language of now; what is in English alone says so by its `lang`. */
export async function toldInLanguage<Post extends Told>(db: Database, posts: Post[]): Promise<Post[]> {
  const language = currentLanguage()
  if (language === FIRST_LANGUAGE || posts.length === 0) return posts

  const rows = await db
    .selectFrom('post_translations')
    .select(['post_id', 'title', 'description', 'seo_meta_description', 'cover_alt', 'updated_at'])
    .where(
      'post_id',
      'in',
      posts.map(({ id }) => id),
    )
    .where('language', '=', language)
    .where('is_public', '=', 1)
    .execute()
  const byPost = new Map(rows.map(({ post_id, ...told }) => [post_id, told]))

  return posts.map((post) => {
    const told = byPost.get(post.id)
    if (!told) return { ...post, lang: ENGLISH_TAG }
    const own = Object.fromEntries(Object.entries(told).filter(([name]) => name in post))
    const { thumbnail_image, featured_image } = post
    return {
      ...post,
      ...own,
      ...(thumbnail_image && { thumbnail_image: coverWithoutWords(thumbnail_image) }),
      ...(featured_image && { featured_image: coverWithoutWords(featured_image) }),
    }
  })
}

/** The newest visible articles that are there in the language of now, by their ids. */
export async function listTranslated(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('post_translations')
    .innerJoin('posts', 'posts.id', 'post_translations.post_id')
    .select('posts.id')
    .where('language', '=', currentLanguage())
    .where('is_public', '=', 1)
    .where('posts.status', '<>', 'draft')
    .where('posts.published_at', '<=', now.toISOString())
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** What of an English text a translation is made of: another one, and the translation is behind. */
export function digestOfEnglish({
  title,
  description,
  content_html,
}: Pick<PostRow, 'title' | 'description' | 'content_html'>): string {
  return hash('sha256', JSON.stringify([title, description, content_html])).slice(0, 16)
}

/** What a search finds of an article beside its English words. */
export function findTranslatedWords(trx: Transaction<Tables>, id: number) {
  return trx
    .selectFrom('post_translations')
    .select(['title', 'description', 'content_text as content'])
    .where('post_id', '=', id)
    .where('is_public', '=', 1)
    .orderBy('language')
    .execute()
}

/** How many articles visitors can read in each language of the site. */
export async function countByLanguage(db: Database, now: Date): Promise<Partial<Record<string, number>>> {
  const rows = await db
    .selectFrom('posts')
    .leftJoin('post_translations', (join) =>
      join.onRef('post_translations.post_id', '=', 'posts.id').on('post_translations.is_public', '=', 1),
    )
    .select(['posts.id', 'language'])
    .where('posts.status', '<>', 'draft')
    .where('posts.published_at', '<=', now.toISOString())
    .execute()
  const counts: Partial<Record<string, number>> = { [FIRST_LANGUAGE]: new Set(rows.map(({ id }) => id)).size }
  for (const { language } of rows) if (language) counts[language] = (counts[language] ?? 0) + 1
  return counts
}
