import { isPlaceholderSlug } from '#articles/placeholder-slug.ts'
import type { Cover, Source } from '#articles/post.ts'
import type { PostRow } from '#database/tables.ts'

/** All that staff write of a post. Empty is not written yet. */
export interface PostBody {
  title: string
  slug: string
  description: string
  seo_meta_description: string
  content: string
  cover: Cover
  cover_alt: string
  featured_image: string
  thumbnail_image: string
  tags: string[]
  sources: Source[]
}

export function bodyOfRow(row: PostRow): PostBody {
  const { title, slug, description, seo_meta_description, content_html: content, cover_alt } = row

  // In the order of readPostBody: the same words make the same JSON.
  return {
    title,
    slug: isPlaceholderSlug(slug) ? '' : slug,
    description,
    seo_meta_description,
    content,
    cover: row.cover as Cover,
    cover_alt,
    featured_image: row.featured_image ?? '',
    thumbnail_image: row.thumbnail_image ?? '',
    tags: JSON.parse(row.tags),
    sources: JSON.parse(row.sources),
  }
}
