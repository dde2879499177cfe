import { data, Form, Link } from 'react-router'
import { alignedCells } from '#articles/aligned-cells.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { may } from '#desk/access/roles.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { AnswerMessage } from '#desk/frame/answer-message.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/post-revision.ts'
import { comparePosts } from './compare-posts.ts'
import { ComparisonView } from './comparison-view.tsx'
import { findDeskPost } from './post-drafts.ts'
import { postId } from './post-id.ts'
import { findRevision, listRevisions } from './revisions.ts'
import { revisionsCopy as copy, deskPostsCopy } from './words.en.ts'
import '#site/blog/article.css'
import './posts.css'
import './post-revision.css'

export const handle: DeskHandle = { access: { read: 'posts.read' } }

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
      <AnswerMessage />
      {mayWrite && (
        <ActForm act="restore" className="revision__restore">
          <Button type="submit" small>
            {copy.restore}
          </Button>
          <span>{copy.restoreHint}</span>
        </ActForm>
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
