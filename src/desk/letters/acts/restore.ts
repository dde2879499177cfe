import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { editionId } from '#desk/letters/describe-edition-conflict.ts'
import { restoreEdition } from '#editions/write-edition.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** Brings an earlier state back as what is written now. */
export const action = actOnRequest(handle, async ({ params, staff, services }) => {
  const id = editionId(params.id ?? '')
  const number = Number(params.number)
  if (!Number.isInteger(number) || !(await restoreEdition({ id, number, staff }, services))) throw data(null, 404)
  return redirect(`/desk/letters/${id}?done=restore`, 303)
})
