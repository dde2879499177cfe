import { replace } from 'react-router'
import { findOpening, saveOpening } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { NEW } from './opening-form.tsx'
import { openingSchema } from './opening-schema.ts'
import { openingsDeskCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'openings.write' } }

/** A new opening, or a changed one. */
export const action = act(handle, openingSchema, async (opening, { params, staff, services }) => {
  const { db, now } = services
  const { opens_on, closes_on, title } = opening
  if (opens_on && closes_on && closes_on < opens_on) return { errors: { closes_on: copy.errors.order } }

  const isNew = params.id === NEW
  const id = isNew ? idFor(title) : (params.id ?? '')
  const known = await findOpening(db, id)
  // The form that made it so, come again: its answer was lost.
  if (known && isSame(opening, known)) return replace(`/desk/openings/${id}?saved`, 303)
  if ((isNew && known) || id === NEW) return { errors: { title: copy.errors.taken } }

  const at = now()
  await db.transaction().execute(async (trx) => {
    await saveOpening(trx, id, opening, at)
    await recordAction(trx, { staff, action: isNew ? 'opening.added' : 'opening.changed', subject: id, at })
  })
  await lookAtNewsNow(services)
  return replace(`/desk/openings/${id}?saved`, 303)
})

function isSame(opening: object, known: object): boolean {
  return Object.entries(opening).every(([field, value]) => known[field as keyof typeof known] === value)
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
