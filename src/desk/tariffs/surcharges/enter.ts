import { replace } from 'react-router'
import type { Surcharge } from '#calculator/registers/merge-surcharges.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import { enterSurcharge } from './keep-surcharges.ts'
import { readCompany, surchargeSchema, withFlag } from './surcharge-schema.ts'
import { surchargesCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'tariffs.write' } }

/** A new surcharge, or one that takes the place of another. */
export const action = act(handle, surchargeSchema, async (value, { form, newId: id, url, staff, services }) => {
  const { company, to_month, ...entry } = value
  const surcharge: Surcharge = { ...entry, ...readCompany(company), to_month: to_month || entry.from_month }
  const replaces = String(form.get('replaces') ?? '') || null
  const outcome = await enterSurcharge(surcharge, { id, replaces, staff }, services)
  if (outcome.ok) {
    await lookAtNewsNow(services)
    return replace(withFlag(url, 'saved', outcome.id), 303)
  }
  if (!outcome.trouble) return { trouble: copy.gone, status: 409 }

  const { field, why } = outcome.trouble
  return { errors: { [field === 'discom' ? 'company' : field]: copy.troubles[why] } }
})
