import { data } from 'react-router'
import { alignedCells } from '#articles/aligned-cells.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { olderFirst, RestoreForm, VersionView } from '#desk/frame/history.tsx'
import type { Route } from './+types/post-revision.ts'
import { comparePosts } from './compare-posts.ts'
import { ComparisonView } from './comparison-view.tsx'
import { findDeskPost } from './post-drafts.ts'
import { postId } from './post-id.ts'
import { findRevision, listRevisions } from './revisions.ts'
import { revisionsCopy as copy, deskPostsCopy } from './words.en.ts'
import '#site/blog/article.css'

export const handle: DeskHandle = { access: { read: 'posts.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, may } = deskOf(context)
  const [id, number] = [postId(params.id), postId(params.number)]
  const [post, revision, revisions] = await Promise.all([
    findDeskPost(db, id),
    findRevision(db, id, number),
    listRevisions(db, id),
  ])
  if (!post || !revision) throw data(null, 404)

  const asked = Number(url.searchParams.get('with')) || 0
  const other = asked && asked !== number ? await findRevision(db, id, asked) : undefined
  const state = (kept: typeof revision) => ({ number: kept.number, state: kept.body })

  return {
    ...{ id, number, title: revision.body.title, with: other ? asked : 0 },
    ...{ reason: revision.reason, madeAt: revision.made_at, by: revision.staff_name, content: revision.body.content },
    comparison: comparePosts(...olderFirst(state(revision), other && state(other), post.body)),
    others: revisions.map((each) => each.number).filter((each) => each !== number),
    mayWrite: may('posts.write'),
  }
}

export default function PostRevisionPage({ loaderData: revision }: Route.ComponentProps) {
  const { id, number, title, reason, madeAt, by, content, comparison, others, mayWrite } = revision
  const address = `/desk/posts/${id}`

  return (
    <>
      <VersionView
        links={[
          { address, name: copy.back },
          { address: `${address}/revisions`, name: copy.title },
        ]}
        title={`${copy.one(number)}: ${title || deskPostsCopy.untitled}`}
        version={{ why: copy.reasons[reason], madeAt, by: by || deskPostsCopy.byFile }}
        acts={mayWrite && <RestoreForm words={copy} />}
        heading={copy.compare}
        choice={{ with: revision.with, others, words: copy }}
      >
        <ComparisonView comparison={comparison} />
      </VersionView>

      <details className="desk-part desk-fold">
        <summary>{copy.whole}</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored, see makeContent */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: alignedCells(content) }} />
      </details>
    </>
  )
}
