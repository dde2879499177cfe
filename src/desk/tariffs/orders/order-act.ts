import { replace } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { act } from '#desk/frame/act.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import type { Services } from '#platform/services.ts'
import type { Decided } from './keep-orders.ts'
import { ordersCopy as copy } from './words.en.ts'

/** What decides upon an order. */
export function orderAct(
  handle: DeskHandle,
  told: keyof typeof copy.told,
  decide: (id: string, staff: Staff, services: Services) => Promise<Decided>,
) {
  return act(handle, z.object({}), async (_, { params: { id = '' }, staff, services }) => {
    const decided = await decide(id, staff, services)
    if (decided.ok) {
      await lookAtNewsNow(services)
      return replace(`/desk/tariffs/orders/${id}?told=${told}`, 303)
    }

    const { refusal } = decided
    const trouble = refusal.why === 'later' ? copy.refusals.later(refusal.recordId) : copy.refusals[refusal.why]
    return { trouble, status: refusal.why === 'own' ? 403 : 409 }
  })
}
