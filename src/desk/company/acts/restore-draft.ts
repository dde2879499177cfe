import { data, replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { listVersions } from '#desk/company/find-entries.ts'
import { saveDraft } from '#desk/company/keep-entries.ts'
import { entryAct, overtaken } from '#desk/company/register-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** An earlier version as a draft; what visitors see stays until it is published. */
export const action = entryAct(handle, async ({ register, entry, revision, params, staff, services }) => {
  const version = (await listVersions(services.db, entry.id)).find(({ number }) => String(number) === params.number)
  if (!version || entry.deletedAt) throw data(null, 404)
  const outcome = await saveDraft({ id: entry.id, revision, values: version.values, staff }, services)
  if (outcome?.ok === false) return overtaken(outcome.theirs)
  return replace(`/desk/company/${register.id}/${entry.id}?done=restore-draft`, 303)
})
