import { data, Link } from 'react-router'
import { revisionsCopy as copy, deskPostsCopy } from '#content/desk/posts.ts'
import { findDeskPost } from '#features/blog/desk/post-drafts.ts'
import { listRevisions } from '#features/blog/desk/post-revisions.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { staffOf } from '#staff/staff-context.ts'
import { DeskTable } from '#ui/desk/desk-table.tsx'
import { deskTime } from '#ui/desk/desk-time.ts'
import type { Route } from './+types/post-revisions.ts'
import { postId } from './post-id.ts'
import './posts.css'

export const handle: DeskHandle = { access: { read: 'posts.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context)
  const { db } = context.get(servicesContext)
  const id = postId(params.id)
  const post = await findDeskPost(db, id)
  if (!post) throw data(null, 404)
  return { id, title: post.body.title, revisions: await listRevisions(db, id) }
}

export default function PostRevisionsPage({ loaderData: { id, title, revisions } }: Route.ComponentProps) {
  return (
    <>
      <p className="post__links">
        <Link className="desk-link" to={`/desk/posts/${id}`}>
          {copy.back}
        </Link>
      </p>
      <h1 className="desk-title">{`${copy.title}: ${title || deskPostsCopy.untitled}`}</h1>
      <p className="desk-lead">{revisions.length === 0 ? copy.empty : copy.lead}</p>
      {revisions.length > 0 && (
        <DeskTable label={copy.title} columns={Object.values(copy.columns)}>
          {revisions.map(({ number, reason, made_at, staff_name }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{copy.reasons[reason]}</td>
              <td>{deskTime(made_at)}</td>
              <td>{staff_name || deskPostsCopy.byFile}</td>
              <td>
                <Link className="desk-link" to={`/desk/posts/${id}/revisions/${number}`}>
                  {copy.open}
                  <span className="vh">{` ${copy.one(number)}`}</span>
                </Link>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  )
}
