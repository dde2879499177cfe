import { data, Link, redirect } from 'react-router'
import { findOpening } from '#company/openings/opening-queries.ts'
import { saveOpening } from '#company/openings/save-opening.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { preserveInput, type Unsent } from '#desk/frame/preserve-input.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { parseForm, readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Route } from './+types/opening.ts'
import { type OpeningDraft, OpeningForm } from './opening-form.tsx'
import { openingSchema } from './opening-schema.ts'
import { writeRequirements } from './requirements-text.ts'
import { openingsDeskCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'openings.write', write: 'openings.write' } }

const NEW = 'new'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  requirePermission(context, 'openings.write')
  const { db, now } = context.get(servicesContext)
  const isSaved = url.searchParams.has('saved')
  if (params.id === NEW) {
    return { id: null, title: copy.newTitle, isSaved, draft: { posted_on: dayInIndia(now()) } satisfies OpeningDraft }
  }

  const row = await findOpening(db, params.id)
  if (!row) throw data(null, 404)
  const { id, title, opens_on, closes_on, requirements, ...text } = row
  const days = { opens_on: opens_on ?? '', closes_on: closes_on ?? '' }
  const draft = { ...text, title, ...days, requirements: writeRequirements(JSON.parse(requirements)) }
  return { id, title, isSaved, draft: draft as OpeningDraft }
}

interface Answer {
  draft?: OpeningDraft
  errors?: OpeningDraft
  unsent?: Unsent
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'openings.write')
  const { db, now } = context.get(servicesContext)
  const parsed = parseForm(openingSchema, await readForm(request))
  if (!parsed.ok) return data({ draft: parsed.draft, errors: parsed.errors }, 422)

  const { opens_on, closes_on, title } = parsed.value
  if (opens_on && closes_on && closes_on < opens_on) {
    return data({ draft: parsed.draft, errors: { closes_on: copy.errors.order } }, 422)
  }
  const isNew = params.id === NEW
  const id = isNew ? idFor(title) : params.id
  if (isNew && (id === NEW || (await findOpening(db, id)))) {
    return data({ draft: parsed.draft, errors: { title: copy.errors.taken } }, 422)
  }

  await db.transaction().execute(async (trx) => {
    await saveOpening(trx, id, parsed.value, now())
    await recordAction(trx, { staff, action: isNew ? 'opening.added' : 'opening.changed', subject: id, at: now() })
  })
  return redirect(`/desk/openings/${id}?saved`, 303)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveInput(serverAction)
}

function idFor(title: string): string {
  return (
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'opening'
  )
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title)
}

export default function OpeningPage({ loaderData: { id, title, draft, isSaved }, actionData }: Route.ComponentProps) {
  const { draft: typed, errors, unsent }: Answer = actionData ?? {}

  return (
    <>
      <Link className="desk-link" to="/desk/openings">
        {copy.back}
      </Link>
      <h1 className="desk-title">{title}</h1>
      {isSaved && !actionData && <DeskMessage tone="good">{copy.saved}</DeskMessage>}
      {unsent && <DeskMessage tone="bad">{deskCopy.unsent[unsent]}</DeskMessage>}
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
