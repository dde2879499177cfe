import { Link } from 'react-router'
import { findOpening } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/opening.ts'
import { NEW, type OpeningDraft, OpeningForm } from './opening-form.tsx'
import { writeRequirements } from './opening-schema.ts'
import { openingsDeskCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'openings.write' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, now } = deskOf(context, 'openings.write')
  const isSaved = url.searchParams.has('saved')
  if (params.id === NEW) {
    return { id: null, title: copy.newTitle, isSaved, draft: { posted_on: dayInIndia(now()) } satisfies OpeningDraft }
  }

  const row = orNotFound(await findOpening(db, params.id))
  const { id, title, opens_on, closes_on, requirements, criteria, ...text } = row
  const days = { opens_on: opens_on ?? '', closes_on: closes_on ?? '' }
  const lists = {
    requirements: writeRequirements(JSON.parse(requirements)),
    criteria: (JSON.parse(criteria) as string[]).join('\n'),
  }
  const draft = { ...text, title, ...days, ...lists }
  return { id, title, isSaved, draft: draft as OpeningDraft }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title)
}

export default function OpeningPage({ loaderData: { id, title, draft, isSaved } }: Route.ComponentProps) {
  const { act, typed, errors } = useAnswer('save')

  return (
    <>
      <DeskLink to="/desk/openings">{copy.back}</DeskLink>
      <h1 className="desk-title">{title}</h1>
      {isSaved && !act && <DeskMessage tone="good">{copy.saved}</DeskMessage>}
      <AnswerMessage />
      {id && (
        <p className="desk-lead">
          <Link to={`/careers/${id}`} reloadDocument>
            {copy.see}
          </Link>
        </p>
      )}
      <OpeningForm key={id ?? NEW} draft={typed ?? draft} errors={errors} />
    </>
  )
}
