import { data, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { findEdition, listEditionRevisions } from '#editions/edition-queries.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/letter-history.ts'
import { editionId } from './edition-id.ts'
import { lettersCopy } from './words.en.ts'
import '#desk/posts/posts.css'

const copy = lettersCopy.revision

export const handle: DeskHandle = { access: { read: 'editions.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context)
  const { db } = context.get(servicesContext)
  const edition = await findEdition(db, editionId(params.id))
  if (!edition) throw data(null, 404)
  return {
    id: edition.id,
    subject: bodyOf(edition).subject,
    revisions: await listEditionRevisions(db, edition.id),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && `${copy.title}: ${loaderData.subject || lettersCopy.untitled}`)
}

export default function LetterHistoryPage({ loaderData: { id, subject, revisions } }: Route.ComponentProps) {
  return (
    <>
      <p className="post__links">
        <Link className="desk-link" to={`/desk/letters/${id}`}>
          {lettersCopy.preview.toEditor}
        </Link>
      </p>
      <h1 className="desk-title">{`${copy.title}: ${subject || lettersCopy.untitled}`}</h1>
      <p className="desk-lead">{revisions.length === 0 ? copy.empty : copy.lead}</p>
      {revisions.length > 0 && (
        <DeskTable label={copy.title} columns={Object.values(copy.columns)}>
          {revisions.map(({ number, reason, made_at, staff_name }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{copy.reasons[reason]}</td>
              <td>{deskTime(made_at)}</td>
              <td>{staff_name}</td>
              <td>
                <Link className="desk-link" to={`/desk/letters/${id}/history/${number}`}>
                  {`${copy.compare}: ${copy.one(number)}`}
                </Link>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  )
}
