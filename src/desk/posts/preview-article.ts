import { toArticle } from '#articles/find-article.ts'
import type { Article } from '#articles/post.ts'
import { prepareContent } from '#articles/prepare-content.ts'
import type { Services } from '#platform/services.ts'
import { type DeskPost, findDeskPost } from './post-drafts.ts'
import { isVisible } from './publish-post.ts'

/** A post as visitors would see it now, made just as a published one is. */
export async function previewArticle(id: number, services: Services): Promise<Article | undefined> {
  const post = await findDeskPost(services.db, id)
  return post && toArticle(asPublished(post, services.now()), services)
}

function asPublished(post: DeskPost, now: Date) {
  const { row, body } = post
  const { html, text, contents, readingMinutes } = prepareContent(body.content)
  const published_at = isVisible(post, now) || row.status === 'scheduled' ? row.published_at : now.toISOString()

  return {
    ...row,
    ...{ title: body.title, slug: body.slug, description: body.description },
    seo_meta_description: body.seo_meta_description || body.description,
    ...{ content_html: html, content_text: text, contents: JSON.stringify(contents), reading_minutes: readingMinutes },
    ...{ cover: body.cover, cover_alt: body.cover_alt },
    featured_image: body.featured_image || null,
    thumbnail_image: body.thumbnail_image || null,
    ...{ tags: JSON.stringify(body.tags), sources: JSON.stringify(body.sources) },
    published_at,
    updated_at: isVisible(post, now) ? (post.isPublic ? row.updated_at : now.toISOString()) : published_at,
  }
}
