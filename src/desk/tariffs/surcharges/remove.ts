import { replace } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import { removeSurcharge } from './keep-surcharges.ts'
import { withFlag } from './surcharge-schema.ts'
import { surchargesCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'tariffs.write' } }

export const action = act(handle, z.object({ id: z.string() }), async ({ id }, { url, staff, services }) => {
  const { ok } = await removeSurcharge(id, staff, services)
  if (ok) await lookAtNewsNow(services)
  return ok ? replace(withFlag(url, 'removed', id), 303) : { trouble: copy.gone, status: 409 }
})
