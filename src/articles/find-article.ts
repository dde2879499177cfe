import type { PostRow } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import { addressHere, currentLanguage, ENGLISH_TAG, FIRST_LANGUAGE } from '#platform/text/language.ts'
import { coverWithoutWords } from './cover-figure.ts'
import type { ArticleInLanguages } from './post.ts'
import { findCards, findNeighbour, findRelatedIds, findVisibleOrMoved, toCard } from './post-queries.ts'
import { findLanguages, findTranslation } from './translations.ts'

const RELATED = 3

/**
 * A published post with all that its page shows, in the language of now where it is there in it, or undefined. One that has
 * moved is found by its old slugs too.
 */
export async function findArticle(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  slug: string,
): Promise<ArticleInLanguages | undefined> {
  const row = await findVisibleOrMoved(db, now(), slug)
  return row && toArticle(row, { db, env, now })
}

/** All that the page of a post shows, published or not. */
export async function toArticle(
  row: PostRow,
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<ArticleInLanguages> {
  const tags: string[] = JSON.parse(row.tags)
  const [translation, languages, previous, next, related] = await Promise.all([
    findTranslation(db, row.id),
    findLanguages(db, [row.id]),
    findNeighbour(db, now(), row, 'older'),
    findNeighbour(db, now(), row, 'newer'),
    findRelatedIds(db, { id: row.id, tags }).then((ids) => findCards(db, now(), ids.slice(0, RELATED * 2))),
  ])
  const { id, slug, reading_minutes, published_at } = row
  const { title, description, seo_meta_description, cover_alt, updated_at, content_html, contents } = translation ?? row
  const { thumbnail_image, featured_image } = toCard(row)
  const picture = translation ? coverWithoutWords : (address: string) => address
  const isElsewhere = !translation && currentLanguage() !== FIRST_LANGUAGE

  return {
    ...{ id, slug, title, content: content_html },
    ...{ thumbnail_image: picture(thumbnail_image), featured_image: picture(featured_image), seo_meta_description },
    ...{ description, cover_alt, reading_minutes, published_at, updated_at, tags },
    contents: JSON.parse(contents),
    sources: JSON.parse(row.sources),
    url: env.SITE_URL + (isElsewhere ? `/blogs/${slug}` : addressHere(`/blogs/${slug}`)),
    ...{ previous, next },
    related: related.slice(0, RELATED),
    languages: [FIRST_LANGUAGE, ...(languages.get(id) ?? [])],
    ...(isElsewhere && { lang: ENGLISH_TAG }),
  }
}
