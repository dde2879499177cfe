import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { HistoryList } from '#desk/frame/history.tsx'
import { bodyOf } from '#editions/edition-body.ts'
import { findEdition, listEditionRevisions } from '#editions/edition-queries.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/letter-history.ts'
import { editionId } from './describe-edition-conflict.ts'
import { lettersCopy } from './words.en.ts'

const copy = lettersCopy.revision

export const handle: DeskHandle = { access: { read: 'editions.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = deskOf(context)
  const edition = orNotFound(await findEdition(db, editionId(params.id)))
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
  const address = `/desk/letters/${id}`
  return (
    <HistoryList
      back={{ address, name: lettersCopy.preview.toEditor }}
      name={subject || lettersCopy.untitled}
      lead={revisions.length === 0 ? copy.empty : copy.lead}
      address={`${address}/history`}
      versions={revisions.map(({ number, reason, made_at, staff_name }) => ({
        ...{ number, why: copy.reasons[reason], madeAt: made_at, by: staff_name },
      }))}
      words={copy}
    />
  )
}
