import type { Services } from '#platform/services.ts'
import type { Article } from './post.ts'
import { findCards, findNeighbour, findRelatedIds, findVisiblePost, toCard } from './post-queries.ts'

const RELATED = 3

/** A published post with all that its page shows, or undefined. */
export async function findArticle(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  slug: string,
): Promise<Article | undefined> {
  const row = await findVisiblePost(db, now(), slug)
  if (!row) return undefined

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
