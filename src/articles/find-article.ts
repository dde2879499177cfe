import type { PostRow } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import type { Article } from './post.ts'
import { findCards, findNeighbour, findRelatedIds, findVisibleOrMoved, toCard } from './post-queries.ts'

const RELATED = 3

/** A published post with all that its page shows, or undefined. One that has moved is found by its old slugs too. */
export async function findArticle(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  slug: string,
): Promise<Article | undefined> {
  const row = await findVisibleOrMoved(db, now(), slug)
  return row && toArticle(row, { db, env, now })
}

/** All that the page of a post shows, published or not. */
export async function toArticle(
  row: PostRow,
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<Article> {
  const tags: string[] = JSON.parse(row.tags)
  const [previous, next, related] = await Promise.all([
    findNeighbour(db, now(), row, 'older'),
    findNeighbour(db, now(), row, 'newer'),
    findRelatedIds(db, { id: row.id, tags }).then((ids) => findCards(db, now(), ids.slice(0, RELATED * 2))),
  ])
  const { id, title, description, seo_meta_description, cover_alt, reading_minutes, published_at, updated_at } = row
  const { thumbnail_image, featured_image } = toCard(row)

  return {
    ...{ id, slug: row.slug, title, content: row.content_html, thumbnail_image, featured_image, seo_meta_description },
    ...{ description, cover_alt, reading_minutes, published_at, updated_at, tags },
    contents: JSON.parse(row.contents),
    sources: JSON.parse(row.sources),
    url: `${env.SITE_URL}/blogs/${row.slug}`,
    ...{ previous, next },
    related: related.slice(0, RELATED),
  }
}
