import { replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { nameOf } from '#desk/company/entry-words.ts'
import { hideEntry } from '#desk/company/keep-entries.ts'
import { entryAct, overtaken } from '#desk/company/register-act.ts'
import { registerCopy as copy } from '#desk/company/words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** From the list, and from the entry's own page. */
export const action = entryAct(handle, async ({ register, entry, revision, params, staff, services }) => {
  // Every page reads it: there is no site without it.
  if (register.kind === 'one' || register.isNeeded) return { trouble: copy.needed, status: 409 }
  const outcome = await hideEntry({ id: entry.id, revision, staff }, services)
  if (outcome?.ok === false) return overtaken(outcome.theirs)
  if (params.entry) return replace(`/desk/company/${register.id}/${entry.id}?done=hide`, 303)
  return { done: copy.hidden(nameOf(register, entry.values)) }
})
