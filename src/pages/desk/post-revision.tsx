import { data, Form, Link, redirect } from 'react-router'
import { revisionsCopy as copy, deskPostsCopy } from '#content/desk/posts.ts'
import { alignedCells } from '#features/blog/aligned-cells.ts'
import { comparePosts } from '#features/blog/desk/compare-posts.ts'
import { ComparisonView } from '#features/blog/desk/comparison-view.tsx'
import { findDeskPost } from '#features/blog/desk/post-drafts.ts'
import { findRevision, listRevisions } from '#features/blog/desk/post-revisions.ts'
import { restoreRevision } from '#features/blog/desk/write-post.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { may } from '#staff/roles.ts'
import { requirePermission, staffOf } from '#staff/staff-context.ts'
import { Button } from '#ui/button.tsx'
import { deskTime } from '#ui/desk/desk-time.ts'
import type { Route } from './+types/post-revision.ts'
import { postId } from './post-id.ts'
import '../article.css'
import './posts.css'
import './post-revision.css'

export const handle: DeskHandle = { access: { read: 'posts.read', write: 'posts.write' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const [id, number] = [postId(params.id), postId(params.number)]
  const [post, revision, revisions] = await Promise.all([
    findDeskPost(db, id),
    findRevision(db, id, number),
    listRevisions(db, id),
  ])
  if (!post || !revision) throw data(null, 404)

  const asked = Number(url.searchParams.get('with')) || 0
  const other = asked && asked !== number ? await findRevision(db, id, asked) : undefined
  // The older one first, and what is written now last.
  const [before, after] =
    other && asked < number ? [other.body, revision.body] : [revision.body, other?.body ?? post.body]

  return {
    ...{ id, number, title: revision.body.title, with: other ? asked : 0 },
    ...{ reason: revision.reason, madeAt: revision.made_at, by: revision.staff_name, content: revision.body.content },
    comparison: comparePosts(before, after),
    others: revisions.map((each) => each.number).filter((each) => each !== number),
    mayWrite: may(staffOf(context).role, 'posts.write'),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'posts.write')
  const id = postId(params.id)
  const isRestored = await restoreRevision({ id, number: postId(params.number), staff }, context.get(servicesContext))
  if (!isRestored) throw data(null, 404)
  return redirect(`/desk/posts/${id}?done=restored`, 303)
}

export default function PostRevisionPage({ loaderData: revision }: Route.ComponentProps) {
  const { id, number, title, reason, madeAt, by, content, comparison, others, mayWrite } = revision

  return (
    <>
      <p className="post__links">
        <Link className="desk-link" to={`/desk/posts/${id}`}>
          {copy.back}
        </Link>
        <Link className="desk-link" to={`/desk/posts/${id}/revisions`}>
          {copy.title}
        </Link>
      </p>
      <h1 className="desk-title">{`${copy.one(number)}: ${title || deskPostsCopy.untitled}`}</h1>
      <p className="desk-lead">{`${copy.reasons[reason]} · ${deskTime(madeAt)} · ${by || deskPostsCopy.byFile}`}</p>
      {mayWrite && (
        <Form method="post" className="revision__restore">
          <Button type="submit" small>
            {copy.restore}
          </Button>
          <span>{copy.restoreHint}</span>
        </Form>
      )}

      <section className="desk-part">
        <h2>{copy.compare}</h2>
        <Form className="desk-inline revision__with">
          <label htmlFor="with">{copy.with}</label>
          <select className="input input--small" id="with" name="with" defaultValue={revision.with} key={revision.with}>
            <option value={0}>{copy.now}</option>
            {others.map((other) => (
              <option key={other} value={other}>
                {copy.one(other)}
              </option>
            ))}
          </select>
          <Button type="submit" tone="line" small>
            {copy.compare}
          </Button>
        </Form>
        <ComparisonView comparison={comparison} />
      </section>

      <details className="desk-part revision__whole">
        <summary>{copy.whole}</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored, see makeContent */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: alignedCells(content) }} />
      </details>
    </>
  )
}
