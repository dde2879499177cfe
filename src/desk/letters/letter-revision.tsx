import { data, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { may } from '#desk/access/roles.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { AnswerMessage } from '#desk/frame/answer-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { ComparisonView } from '#desk/posts/comparison-view.tsx'
import { bodyOf } from '#editions/edition-body.ts'
import { findEdition, findEditionRevision } from '#editions/edition-queries.ts'
import { isOpen } from '#editions/write-edition.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/letter-revision.ts'
import { compareEditions } from './describe-edition-conflict.ts'
import { editionId } from './edition-id.ts'
import { lettersCopy } from './words.en.ts'
import '#desk/posts/posts.css'
import '#desk/posts/post-revision.css'

const copy = lettersCopy.revision

export const handle: DeskHandle = { access: { read: 'editions.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = staffOf(context)
  const { db } = context.get(servicesContext)
  const number = /^[1-9]\d{0,8}$/.test(params.number) ? Number(params.number) : 0
  const id = editionId(params.id)
  const [edition, revision] = await Promise.all([findEdition(db, id), findEditionRevision(db, id, number)])
  if (!edition || !revision) throw data(null, 404)

  return {
    ...{ id, number, subject: bodyOf(revision).subject, by: revision.staff_name },
    ...{ reason: revision.reason, madeAt: revision.made_at },
    comparison: compareEditions(bodyOf(revision), bodyOf(edition)),
    mayRestore: may(role, 'editions.write') && isOpen(edition),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && `${copy.one(loaderData.number)}: ${loaderData.subject || lettersCopy.untitled}`)
}

export default function LetterRevisionPage({ loaderData }: Route.ComponentProps) {
  const { id, number, subject, reason, madeAt, by, comparison, mayRestore } = loaderData

  return (
    <>
      <p className="post__links">
        <Link className="desk-link" to={`/desk/letters/${id}/history`}>
          {copy.title}
        </Link>
      </p>
      <h1 className="desk-title">{`${copy.one(number)}: ${subject || lettersCopy.untitled}`}</h1>
      <p className="desk-lead">{`${copy.reasons[reason]} · ${deskTime(madeAt)} · ${by}`}</p>
      <AnswerMessage />
      {mayRestore && (
        <ActForm act="restore" className="revision__restore">
          <Button type="submit" small>
            {copy.restore}
          </Button>
          <span>{copy.restoreHint}</span>
        </ActForm>
      )}
      <section className="desk-part">
        <h2>{copy.compare}</h2>
        <ComparisonView comparison={comparison} />
      </section>
    </>
  )
}
