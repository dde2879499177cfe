import { data, replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { nameOf } from '#desk/company/entry-words.ts'
import { publishEntry } from '#desk/company/keep-entries.ts'
import { entryAct, overtaken } from '#desk/company/register-act.ts'
import { registerCopy as copy } from '#desk/company/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** What visitors read is true as of this month, and is looked at again in a year. */
export const action = entryAct(handle, async ({ register, entry, revision, params, staff, services }) => {
  const { review } = register
  if (!review || !entry.published) throw data(null, 404)
  // What somebody is writing beside it would be published with it, or be lost.
  if (entry.state === 'changed') return { trouble: copy.unpublished, status: 409 }

  const month = dayInIndia(services.now()).slice(0, 7)
  const values = { ...entry.published, [review.asOf]: month, [review.by]: aYearLater(month) }
  const outcome = await publishEntry({ id: entry.id, revision, values, staff, act: 'confirmed' }, services)
  if (outcome?.ok === false) return overtaken(outcome.theirs)
  if (params.entry) return replace(`/desk/company/${register.id}/${entry.id}?done=confirm`, 303)
  return { done: copy.confirmed(nameOf(register, values)) }
})

function aYearLater(month: string): string {
  return `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`
}
