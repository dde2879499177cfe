import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { trashEntry } from '#desk/company/keep-entries.ts'
import { entryAct, overtaken } from '#desk/company/register-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** Kept until somebody brings it back. What pages ask for by name cannot go. */
export const action = entryAct(handle, async ({ register, entry, revision, staff, services }) => {
  if (register.kind === 'one' || register.kind === 'named') throw data(null, 404)
  const outcome = await trashEntry({ id: entry.id, revision, staff }, services)
  if (outcome?.ok === false) return overtaken(outcome.theirs)
  return redirect(`/desk/company/${register.id}?done=trash`, 303)
})
