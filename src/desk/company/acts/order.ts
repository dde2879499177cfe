import type { DeskHandle } from '#desk/access/desk-access.ts'
import { listEntries } from '#desk/company/find-entries.ts'
import { orderEntries } from '#desk/company/keep-entries.ts'
import { moved } from '#desk/company/moved.ts'
import { registerAct } from '#desk/company/register-act.ts'
import { registerCopy as copy } from '#desk/company/words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** One place up or down (`move`: its id, where to, and where it stood), or all of them in a new order (`ids`). */
export const action = registerAct(handle, async ({ register, form, staff, services }) => {
  const { db, now } = services
  const shown = (await listEntries(db, now(), register.id)).filter(({ deletedAt }) => !deletedAt).map(({ id }) => id)
  const asked = String(form.get('ids') ?? '').split(' ')
  const [id = '', where, place] = String(form.get('move') ?? '').split(' ')
  const by = where === 'up' ? -1 : 1
  // It stands there already where the answer to this form was lost.
  if (place && shown.indexOf(id) === Number(place) + by) return { done: copy.ordered }
  const ids = form.has('move') ? movedBy(shown, id, by) : asked.filter((each) => shown.includes(each))
  await orderEntries({ register: register.id, ids, staff }, services)
  return { done: copy.ordered }
})

function movedBy(ids: string[], id: string, by: number): string[] {
  const at = ids.indexOf(id)
  return at === -1 ? ids : moved(ids, at, Math.max(at + by, 0))
}
