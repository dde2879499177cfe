import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { RestoreForm, VersionView } from '#desk/frame/history.tsx'
import { ComparisonView } from '#desk/posts/comparison-view.tsx'
import { bodyOf } from '#editions/edition-body.ts'
import { findEdition, findEditionRevision } from '#editions/edition-queries.ts'
import { isOpen } from '#editions/write-edition.ts'
import type { Route } from './+types/letter-revision.ts'
import { compareEditions, editionId } from './describe-edition-conflict.ts'
import { lettersCopy } from './words.en.ts'

const copy = lettersCopy.revision

export const handle: DeskHandle = { access: { read: 'editions.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, may } = deskOf(context)
  const number = /^[1-9]\d{0,8}$/.test(params.number) ? Number(params.number) : 0
  const id = editionId(params.id)
  const [edition, revision] = await Promise.all([findEdition(db, id), findEditionRevision(db, id, number)])
  if (!edition || !revision) throw data(null, 404)

  return {
    ...{ id, number, subject: bodyOf(revision).subject, by: revision.staff_name },
    ...{ reason: revision.reason, madeAt: revision.made_at },
    comparison: compareEditions(bodyOf(revision), bodyOf(edition)),
    mayRestore: may('editions.write') && isOpen(edition),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && `${copy.one(loaderData.number)}: ${loaderData.subject || lettersCopy.untitled}`)
}

export default function LetterRevisionPage({ loaderData }: Route.ComponentProps) {
  const { id, number, subject, reason, madeAt, by, comparison, mayRestore } = loaderData

  return (
    <VersionView
      links={[{ address: `/desk/letters/${id}/history`, name: copy.title }]}
      title={`${copy.one(number)}: ${subject || lettersCopy.untitled}`}
      version={{ why: copy.reasons[reason], madeAt, by }}
      acts={mayRestore && <RestoreForm words={copy} />}
      heading={copy.compare}
    >
      <ComparisonView comparison={comparison} />
    </VersionView>
  )
}
