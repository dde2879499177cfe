import { brandName } from '#company/brand-name.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { guardDesk } from '#desk/access/guard-desk.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ArticleView } from '#site/blog/article-view.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/post-preview.ts'
import { postId } from './post-id.ts'
import { deskPostsCopy } from './words.en.ts'
import '#site/blog/blogs.css'
import '#site/blog/article.css'
import './post-editor.css'
import { coverWithoutWords } from '#articles/cover-figure.ts'
import { toArticle } from '#articles/find-article.ts'
import type { ArticleInLanguages } from '#articles/post.ts'
import { prepareContent } from '#articles/prepare-content.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Services } from '#platform/services.ts'
import { FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import { type DeskPost, findDeskPost } from './post-drafts.ts'
import { isVisible } from './publish-post.ts'
import { findDeskTranslation } from './translations/translation-drafts.ts'
import { languageOf } from './translations/written-translation.ts'

const copy = deskPostsCopy.bar

// In the visitors' frame, and therefore outside the desk's layout, which would guard it.
export const middleware: Route.MiddlewareFunction[] = [guardDesk]

export const handle: PageHandle & DeskHandle = { above: 'sunk', isPreview: true, access: { read: 'posts.read' } }

/** `in`: the language of its translation, which then stands in the English frame. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { services } = deskOf(context)
  const asked = url.searchParams.get('in')
  const language = asked === null ? FIRST_LANGUAGE : languageOf(asked)
  const article = orNotFound(await previewArticle(postId(params.id), language, services))
  return article
}

export function meta({ loaderData: article }: Route.MetaArgs) {
  return [
    { title: `${copy.heading}: ${article?.title ?? ''} | ${brandName()}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function PostPreviewPage({ loaderData: article }: Route.ComponentProps) {
  return (
    <>
      <aside className="preview-bar on-deep" aria-label={copy.heading}>
        <div className="wrap">
          <p>
            <b>{copy.heading}</b> {copy.note}
          </p>
          <a href={`/desk/posts/${article.id}${article.lang ? `/in/${article.lang}` : ''}`}>{copy.back}</a>
        </div>
      </aside>
      <ArticleView article={article} />
    </>
  )
}

/** A post as visitors would see it now, made just as a published one is. */
async function previewArticle(
  id: number,
  language: Language,
  services: Services,
): Promise<ArticleInLanguages | undefined> {
  const post = await findDeskPost(services.db, id)
  const article = post && (await toArticle(asPublished(post, services.now()), services))
  if (!article || language === FIRST_LANGUAGE) return article

  const translation = await findDeskTranslation(services.db, id, language)
  if (!translation) return undefined
  const { content, seo_meta_description: _, ...told } = translation.body
  const { html, contents } = prepareContent(content)
  return {
    ...{ ...article, ...told, content: html, contents, lang: language },
    featured_image: coverWithoutWords(article.featured_image),
  }
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
