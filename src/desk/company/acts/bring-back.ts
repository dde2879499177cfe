import type { DeskHandle } from '#desk/access/desk-access.ts'
import { nameOf } from '#desk/company/entry-words.ts'
import { bringBackEntry } from '#desk/company/keep-entries.ts'
import { entryAct, overtaken } from '#desk/company/register-act.ts'
import { registerCopy as copy } from '#desk/company/words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** Out of the trash. */
export const action = entryAct(handle, async ({ register, entry, revision, staff, services }) => {
  const outcome = await bringBackEntry({ id: entry.id, revision, staff }, services)
  if (outcome?.ok === false) return overtaken(outcome.theirs)
  return { done: copy.trash.broughtBack(nameOf(register, entry.values)) }
})
