import { replace } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act, ofAct } from '#desk/frame/act.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import { approveOrder, refuseOrder, takeOrderBack } from './keep-orders.ts'
import { ordersCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'tariffs.write' } }

const DECISIONS = {
  approve: { told: 'approved', decide: approveOrder },
  refuse: { told: 'refused', decide: refuseOrder },
  'take-back': { told: 'taken-back', decide: takeOrderBack },
}

/** What decides upon an order. */
export const action = act(handle, z.object({}), async (_, { act, params: { id = '' }, staff, services }) => {
  const { told, decide } = ofAct(DECISIONS, act)
  const decided = await decide(id, staff, services)
  if (decided.ok) {
    await lookAtNewsNow(services)
    return replace(`/desk/tariffs/orders/${id}?told=${told}`, 303)
  }

  const { refusal } = decided
  const trouble = refusal.why === 'later' ? copy.refusals.later(refusal.recordId) : copy.refusals[refusal.why]
  return { trouble, status: refusal.why === 'own' ? 403 : 409 }
})
