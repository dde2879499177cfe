import { data } from 'react-router'
import { site } from '#company/site.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { guardDesk } from '#desk/access/guard-desk.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { ArticleView } from '#site/blog/article-view.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/post-preview.ts'
import { postId } from './post-id.ts'
import { previewArticle } from './preview-article.ts'
import { deskPostsCopy } from './words.en.ts'
import '#site/blog/blogs.css'
import '#site/blog/article.css'
import './post-preview.css'

const copy = deskPostsCopy.bar

// In the visitors' frame, and therefore outside the desk's layout, which would guard it.
export const middleware: Route.MiddlewareFunction[] = [guardDesk]

export const handle: PageHandle & DeskHandle = { above: 'sunk', isPreview: true, access: { read: 'posts.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context)
  const article = await previewArticle(postId(params.id), context.get(servicesContext))
  if (!article) throw data(null, 404)
  return article
}

export function meta({ loaderData: article }: Route.MetaArgs) {
  return [{ title: `${copy.heading}: ${article?.title ?? ''} | ${site.brand}` }, { name: 'robots', content: 'noindex' }]
}

export default function PostPreviewPage({ loaderData: article }: Route.ComponentProps) {
  return (
    <>
      <aside className="preview-bar on-deep" aria-label={copy.heading}>
        <div className="wrap">
          <p>
            <b>{copy.heading}</b> {copy.note}
          </p>
          <a href={`/desk/posts/${article.id}`}>{copy.back}</a>
        </div>
      </aside>
      <ArticleView article={article} />
    </>
  )
}
