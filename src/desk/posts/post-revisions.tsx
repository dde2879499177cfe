import { data, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/post-revisions.ts'
import { findDeskPost } from './post-drafts.ts'
import { postId } from './post-id.ts'
import { listRevisions } from './revisions.ts'
import { revisionsCopy as copy, deskPostsCopy } from './words.en.ts'
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
